import { Progress as Bar, Text } from '@mantine/core'
import type { Progress } from '@vitrine/domain/languages/translation'
import classes from './translate.module.css'

/** How far a language is, in all that is listed. */
export function LanguageProgress({ translated, outdated, missing }: Progress) {
  const all = translated + outdated + missing
  const share = all === 0 ? 0 : (translated / all) * 100
  const rest = outdated === 0 ? '' : `, ${outdated} outdated`
  return (
    <div className={classes.progress}>
      <Bar value={share} size="sm" color="teal" aria-label="Translated texts" />
      <Text size="sm" c="dimmed" mt={4} role="status">
        {`${translated} of ${all} texts translated${rest}`}
      </Text>
    </div>
  )
}
