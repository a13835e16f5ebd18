import { EmptyState, Paper, Stack } from '@mantine/core'
import { changeLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { Languages } from 'lucide-react'
import { LinkButton } from '../../../parts/link-text.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useMay } from '../../../session/may.ts'

/** The room before the site has a further language. */
export function NoLanguages() {
  const mayAdd = useMay(changeLanguagesCall)
  return (
    <Stack>
      <PageHead title="Translate" />
      <Paper withBorder>
        <EmptyState
          py="xl"
          role="status"
          icon={<Languages aria-hidden />}
          title="The site has one language"
          description={
            mayAdd
              ? 'Add a language, and its pages, products and menus can be translated here.'
              : 'When an administrator adds a language, you can translate here.'
          }
        >
          {mayAdd && (
            <EmptyState.Actions>
              <LinkButton to="/settings/languages">Add a language</LinkButton>
            </EmptyState.Actions>
          )}
        </EmptyState>
      </Paper>
    </Stack>
  )
}
