/** What browsers have and the test's document lacks: Mantine asks when fonts have come in. */
if (!('fonts' in document) || document.fonts === undefined) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
}
