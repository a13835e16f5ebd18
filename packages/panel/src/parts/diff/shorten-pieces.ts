import type { DiffPiece } from './word-diff.ts'

/** Signs of what both sides have that stay around what differs. */
const kept = 60

/** Signs of a piece that differs: of longer ones the beginning is shown. */
const mostShown = 600

/** The pieces of a long text with what both sides have cut down to what stands around the differences. */
export function shortenPieces(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  return pieces.map(({ text, isOnlyHere }, place) => {
    const [isFirst, isLast] = [place === 0, place === pieces.length - 1]
    return { isOnlyHere, text: isOnlyHere ? begunBy(text, mostShown) : around(text, { isFirst, isLast }) }
  })
}

function around(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }) {
  const begins = isFirst ? '' : begunBy(text, kept)
  const ends = isLast ? '' : text.slice(-kept).replace(/^\S*\s/, '')
  if (text.length <= kept * 2) return text
  if (isFirst) return `… ${ends}`
  return isLast ? begins : `${begins} ${ends}`
}

function begunBy(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, '')} …`
}
