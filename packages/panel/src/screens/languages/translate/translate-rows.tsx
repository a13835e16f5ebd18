import { Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { LinkText } from '../../../parts/link-text.tsx'
import { kindLabels, ProgressBadge } from './state-words.tsx'
import classes from './translate.module.css'

interface TranslateRowsProps {
  readonly items: ReplyOf<typeof readTranslationStatusCall>['items']
  readonly language: string
}

/** What can be translated: its title leads to its texts. */
export function TranslateRows({ items, language }: TranslateRowsProps) {
  return (
    <ul className={classes.rows} aria-label="What can be translated">
      {items.map(({ kind, id, title, languages }) => {
        const progress = languages.find(({ code }) => code === language)
        return (
          <li key={`${kind} ${id}`} className={classes.row}>
            <div className={classes.words}>
              <LinkText to="/translate/$language/$kind/$id" params={{ language, kind, id }}>
                {title || 'Without a title'}
              </LinkText>
              <Text size="sm" c="dimmed">
                {kindLabels[kind]}
              </Text>
            </div>
            {progress && <ProgressBadge {...progress} />}
          </li>
        )
      })}
    </ul>
  )
}
