import { Text } from '@mantine/core'
import classes from './marked-text.module.css'
import type { DiffPiece } from './word-diff.ts'

interface MarkedTextProps {
  readonly text: string | null
  /** The words of a long text; null for a short value. */
  readonly pieces: readonly DiffPiece[] | null
  readonly mark: 'del' | 'ins' | 'mark'
}

/** A value beside another one: what it has alone is marked. */
export function MarkedText({ text, pieces, mark: Mark }: MarkedTextProps) {
  if (text === null)
    return (
      <Text size="sm" c="dimmed" component="span">
        Nothing
      </Text>
    )
  if (!pieces) return <span className={classes.value}>{text}</span>
  return (
    <span className={classes.value}>
      {pieces.map((piece, place) => {
        const key = `${place} ${piece.text.length}`
        return piece.isOnlyHere ? <Mark key={key}>{piece.text}</Mark> : <span key={key}>{piece.text}</span>
      })}
    </span>
  )
}

/** Whether two values are texts long enough to be compared word by word. */
export function areLongTexts(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.length + other.length > 40
}
