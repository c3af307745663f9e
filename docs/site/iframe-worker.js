// Web Worker from files: a page opened as file:// may start no worker, so the search runs in a hidden frame instead.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.frame = document.createElement('iframe')
      this.frame.hidden = true
      document.body.append(this.frame)
      const inside = this.frame.contentWindow
      // What the worker says comes out here.
      inside.postMessage = (data) => {
        const event = new MessageEvent('message', { data })
        this.dispatchEvent(event)
        this.onmessage?.(event)
      }
      const script = inside.document.createElement('script')
      script.src = new URL(url, location)
      this.ready = new Promise((loaded) => script.addEventListener('load', loaded))
      inside.document.body.append(script)
    }

    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow
        inside.dispatchEvent(new inside.MessageEvent('message', { data: structuredClone(data) }))
      })
    }

    terminate() {
      this.frame.remove()
    }
  }
}
