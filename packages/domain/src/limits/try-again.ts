/** Waits up to this are written in the words of the specification, section 8. */
const fewSeconds = 15

/** Said of them. */
export const fewSecondsText = 'Please try again in a few seconds.'

/** Says when to try again, and no sooner than that is true. */
export function tryAgainText(seconds: number): string {
  if (!(seconds > fewSeconds)) return fewSecondsText
  if (seconds < 60) return `Please try again in ${Math.ceil(seconds)} seconds.`
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'Please try again in 1 minute.'
  if (minutes < 60) return `Please try again in ${minutes} minutes.`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'Please try again in 1 hour.' : `Please try again in ${hours} hours.`
}
