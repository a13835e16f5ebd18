const steering = /(?!\t)[\p{Cc}\u2028\u2029]/gu

/** A line as a terminal is given it: what would steer the terminal is left out, since titles and names of files are written by others. */
export function shownLine(line: string): string {
  return line.replace(steering, '')
}
