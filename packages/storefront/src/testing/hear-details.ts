/** The details of all events of a name that window or document hear from now on. */
export function hearDetails(type: string): unknown[] {
  const heard: unknown[] = []
  addEventListener(type, (event) => heard.push(event instanceof CustomEvent ? event.detail : null), true)
  return heard
}
