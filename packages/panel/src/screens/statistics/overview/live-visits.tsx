import { Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import classes from '../statistics.module.css'

/** How many visits look at the site now. It changes by itself, and is not said aloud when it does. */
export function LiveVisits({ count }: { readonly count: number }) {
  const { number } = useFormat()
  return (
    <Text size="sm" className={classes.live} title="Visits that showed a page in the last five minutes">
      <span className={classes.dot} data-on={count > 0 || undefined} aria-hidden />
      {count === 1 ? '1 visit now' : `${number(count)} visits now`}
    </Text>
  )
}
