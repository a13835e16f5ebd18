import { Button, Group, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import classes from './errors.module.css'
import type { ScriptError } from './script-error.ts'

interface ErrorRowProps {
  readonly error: ScriptError
  readonly onOpen: () => void
  /** Undefined: one may not. */
  readonly onRemove: (() => void) | undefined
}

/** An error: what it says, how often, where and when. */
export function ErrorRow({ error, onOpen, onRemove }: ErrorRowProps) {
  const { ago, number } = useFormat()
  const { message, count, lastAtMs, path, browser } = error
  const times = count === 1 ? 'Once' : `${number(count)} times`
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={600} className={classes.message}>
          {message}
        </Text>
        <Text size="xs" c="dimmed" className={classes.where}>
          {[times, ago(lastAtMs), path, browser].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap" className={classes.buttons}>
        <Button size="xs" variant="default" aria-label={`Details of ${message}`} onClick={onOpen}>
          Details
        </Button>
        {onRemove && (
          <Button size="xs" variant="default" aria-label={`Put away ${message}`} onClick={onRemove}>
            Put away
          </Button>
        )}
      </Group>
    </li>
  )
}
