import { EmptyState, Paper, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { changeLanguagesCall, readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { Languages } from 'lucide-react'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { pageSize } from '../../../format/paging.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import { Pager } from '../../../parts/lists/pager.tsx'
import { useLastPage } from '../../../parts/lists/use-last-page.ts'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useMay } from '../../../session/may.ts'
import { LanguageProgress } from './language-progress.tsx'
import { NoLanguages } from './no-languages.tsx'
import { TranslateFilters } from './translate-filters.tsx'
import { TranslateRows } from './translate-rows.tsx'
import { parseTranslateSearch } from './translate-search.ts'
import { TranslationFile } from './translation-file.tsx'

const route = getRouteApi('/panel/translate')

/** Everything of the site that has words, and how far it is in a language. */
export function TranslateScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const settings = useCall(readLanguagesCall, {}, { isFresh: true })
  const maySetLanguages = useMay(changeLanguagesCall)
  const codes = settings.data?.languages.map(({ code }) => code) ?? []
  const language = codes.find((code) => code === search.language) ?? codes[0]
  const { kind, state, q = '', page = 1 } = search
  const query = {
    kind,
    state,
    language,
    q: q === '' ? undefined : q,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  }
  const status = useCall(
    readTranslationStatusCall,
    { query },
    { keepPrevious: true, isFresh: true, isEnabled: language !== undefined },
  )
  const progress = status.data?.languages.find(({ code }) => code === language)
  const show = (change: Record<string, unknown>, isOurs = false) =>
    void navigate({ search: parseTranslateSearch({ ...search, page: 1, ...change }), replace: isOurs })
  useLastPage(page, status, (last) => show({ page: last }, true))
  if (settings.data?.languages.length === 0) return <NoLanguages />
  return (
    <Stack>
      <PageHead
        title="Translate"
        actions={
          <>
            {language && <TranslationFile language={language} />}
            {maySetLanguages && (
              <LinkButton variant="default" to="/settings/languages">
                Languages
              </LinkButton>
            )}
          </>
        }
      />
      <Paper withBorder>
        <TranslateFilters
          search={{ ...search, ...(language && { language }) }}
          codes={codes}
          onChange={show}
        />
        {progress && <LanguageProgress {...progress} />}
        <Shown of={[settings, status]} loading="Loading what can be translated" failed={failureText.list}>
          {(_, read) => (
            <>
              {read.total === 0 && (
                <EmptyState
                  py="xl"
                  role="status"
                  icon={<Languages aria-hidden />}
                  title="Nothing here"
                  description="Nothing of the site fits what you chose above."
                />
              )}
              {language && <TranslateRows items={read.items} language={language} />}
              {read.total > 0 && (
                <Pager page={page} total={read.total} onPage={(next) => show({ page: next })} />
              )}
            </>
          )}
        </Shown>
      </Paper>
    </Stack>
  )
}
