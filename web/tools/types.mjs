// Makes src/schema.d.ts from what the server says of itself. TALETABLE names another way to run it.
import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const run = process.env.TALETABLE ?? '../.venv/bin/python -m taletable';
const schema = JSON.parse(execSync(`${run} schema`, { encoding: 'utf-8', maxBuffer: 1 << 26 }));
writeFileSync('src/schema.d.ts', astToString(await openapiTS(schema, { defaultNonNullable: false })));
