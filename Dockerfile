# syntax=docker/dockerfile:1
# docker build -t taletable . && docker run -p 8000:8000 -v taletable:/data taletable
# The rules are compiled and the page is built in the first stage (Node comes from PyPI); the second has neither
# compiler nor Node.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements-server.lock .
RUN pip wheel --no-cache-dir --no-deps --require-hashes -w /wheels -r requirements-server.lock
COPY . .
RUN TALETABLE_PURE=0 pip wheel --no-cache-dir --no-deps -w /wheels .

FROM python:3.13-slim
RUN --mount=from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --no-deps /wheels/*.whl \
    && useradd --system --home-dir /data --create-home --uid 10001 taletable
USER taletable
VOLUME /data
ENV TALETABLE_HOST=0.0.0.0 \
    TALETABLE_PORT=8000 \
    TALETABLE_DATABASE=sqlite:////data/taletable.sqlite3
EXPOSE 8000
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"TALETABLE_PORT\"]}/health', timeout=4)"]
ENTRYPOINT ["taletable"]
CMD ["serve"]
