import { Radio, Text } from '@mantine/core'
import { areLongTexts, MarkedText } from '../diff/marked-text.tsx'
import { shortenPieces } from '../diff/shorten-pieces.ts'
import { type DiffPiece, wordDiff } from '../diff/word-diff.ts'
import type { AskedClash } from './asked-clash.ts'
import classes from './clash.module.css'
import { type ValueWords, valueText } from './value-text.ts'

interface ClashFieldProps {
  readonly clash: AskedClash
  readonly words: ValueWords
  readonly isTheirs: boolean
  readonly onTake: (isTheirs: boolean) => void
}

/** One field that both changed: what each made of it, and whose counts. */
export function ClashField({ clash, words, isTheirs, onTake }: ClashFieldProps) {
  const { label, field } = clash
  const [theirs, ours] = [valueText(field, clash.theirs, words), valueText(field, clash.ours, words)]
  const diff = areLongTexts(theirs, ours) ? wordDiff(theirs ?? '', ours ?? '') : null
  const isOnlyFormat = theirs === ours && theirs !== null
  return (
    <Radio.Group
      label={label}
      description={isOnlyFormat ? 'Only the formatting differs.' : undefined}
      value={isTheirs ? 'theirs' : 'ours'}
      onChange={(side) => onTake(side === 'theirs')}
    >
      <div className={classes.sides}>
        <SideCard value="theirs" name="Theirs" text={theirs} pieces={diff && shortenPieces(diff.before)} />
        <SideCard value="ours" name="Mine" text={ours} pieces={diff && shortenPieces(diff.after)} />
      </div>
    </Radio.Group>
  )
}

interface SideCardProps {
  readonly value: 'ours' | 'theirs'
  readonly name: string
  readonly text: string | null
  readonly pieces: readonly DiffPiece[] | null
}

function SideCard({ value, name, text, pieces }: SideCardProps) {
  return (
    <Radio.Card value={value} className={classes.side}>
      <Radio.Indicator />
      <span className={classes.words}>
        <Text size="sm" fw={600} component="span">
          {name}
        </Text>{' '}
        <MarkedText text={text} pieces={pieces} mark="mark" />
      </span>
    </Radio.Card>
  )
}
