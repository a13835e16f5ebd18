/** A site's zone and how far it is from UTC at a moment, in milliseconds. */
export function timeZoneOf(timeZone: string, nowMs: number) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    nowMs,
  )
  const offsetText = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const short = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(nowMs)
  const timeZoneOffset = offsetMs(offsetText)
  return {
    timeZone,
    timeZoneAbbr: short.find((part) => part.type === 'timeZoneName')?.value ?? '',
    timeZoneOffset,
    machineTimeZoneOffset: timeZoneOffset,
  }
}

/** Reads `GMT-04:00`. */
function offsetMs(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return sign === '-' ? -ms : ms
}
