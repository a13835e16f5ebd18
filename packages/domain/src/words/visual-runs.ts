const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const leftToRight = /[\p{L}\p{Nd}]/u

/** Whether a text has letters that are read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

type Direction = 'ltr' | 'rtl'

/** What is drawn at once. */
interface Run {
  readonly text: string
  readonly direction: Direction
}

/**
 * A line as it is drawn from left to right: what is read from right to left word by word, as the library that shapes letters turns each
 * by itself, and what is read from left to right in whole runs. The first letter says where the line begins.
 */
export function visualRuns(line: string): readonly string[] {
  const runs = joinRuns(line)
  const shown = runs[0]?.direction === 'rtl' ? runs.toReversed() : turnInside(runs)
  return shown.map(({ text, direction }) => (direction === 'rtl' ? mirror(text) : text))
}

/** Words of one direction each. Of neighbours from left to right one run is made; a word of both is parted. */
function joinRuns(line: string): readonly Run[] {
  const runs: Run[] = []
  for (const word of line.split(' ').filter((each) => each !== '')) {
    const last = runs.at(-1)
    const parts = partsOf(word, last?.direction ?? directionOf(line))
    const [first, ...others] = parts
    if (!first) continue
    if (last && last.direction === 'ltr' && first.direction === 'ltr')
      runs[runs.length - 1] = { text: `${last.text} ${first.text}`, direction: 'ltr' }
    else runs.push(first)
    runs.push(...others)
  }
  return runs
}

function directionOf(text: string): Direction {
  for (const letter of text) {
    if (rightToLeft.test(letter)) return 'rtl'
    if (leftToRight.test(letter)) return 'ltr'
  }
  return 'ltr'
}

/** A word in runs: signs go with the letters before them. */
function partsOf(word: string, around: Direction): readonly Run[] {
  const parts: Run[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    const direction = rightToLeft.test(letter)
      ? 'rtl'
      : leftToRight.test(letter)
        ? 'ltr'
        : (last?.direction ?? firstOf(word, around))
    if (last && last.direction === direction)
      parts[parts.length - 1] = { text: last.text + letter, direction }
    else parts.push({ text: letter, direction })
  }
  return parts
}

function firstOf(word: string, around: Direction): Direction {
  return /[\p{L}\p{Nd}]/u.test(word) ? directionOf(word) : around
}

/** Within a line that begins at the left, neighbours from right to left change places. */
function turnInside(runs: readonly Run[]): readonly Run[] {
  const turned: Run[] = []
  let held: Run[] = []
  for (const run of runs) {
    if (run.direction === 'rtl') held = [run, ...held]
    else {
      turned.push(...held, run)
      held = []
    }
  }
  return [...turned, ...held]
}

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}

/** Brackets open towards what is read next. */
function mirror(text: string): string {
  return text.replace(/[()[\]«»]/g, (sign) => mirrored[sign] ?? sign)
}
