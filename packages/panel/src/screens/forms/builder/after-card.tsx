import { Stack, Textarea, TextInput } from '@mantine/core'
import { mayChangeSetting } from '@vitrine/domain/forms/drafts/check-form-draft'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import { useSession } from '../../../session/session.ts'
import type { BuilderCardProps } from './builder-card.ts'
import { errorOf } from './error-of.ts'

/** What becomes of a visitor who sent the form. */
export function AfterCard({ values, usualTexts, errors, change, turn }: BuilderCardProps) {
  const { roles } = useSession().account
  const mayCode = mayChangeSetting('postSubmitHtml', roles)
  return (
    <PanelCard title="After sending">
      <Stack>
        <LazyRichText
          key={`message-${turn}`}
          label="Message"
          description={`Shown in place of the form. Empty: “${usualTexts.thanks}”`}
          html={values.submissionHtml}
          minRows={3}
          error={errorOf(errors, 'submissionHtml')}
          onChange={(submissionHtml) => change({ submissionHtml }, 'submissionHtml')}
        />
        <TextInput
          label="Lead to another page"
          description="A page of this site such as /thanks, or an address with https. Empty: they stay and read the message."
          value={values.redirectUrl}
          error={errorOf(errors, 'redirectUrl')}
          onChange={({ currentTarget }) => change({ redirectUrl: currentTarget.value }, 'redirectUrl')}
        />
        <Textarea
          label="Code in place of the message"
          description={
            mayCode
              ? 'HTML with scripts that run when the form was taken, such as a count of conversions. Only code that you trust.'
              : 'HTML with scripts that run when the form was taken. Administrators alone can change it.'
          }
          readOnly={!mayCode}
          autosize
          minRows={2}
          maxRows={16}
          spellCheck={false}
          autoCapitalize="off"
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
          value={values.postSubmitHtml}
          error={errorOf(errors, 'postSubmitHtml')}
          onChange={({ currentTarget }) =>
            mayCode && change({ postSubmitHtml: currentTarget.value }, 'postSubmitHtml')
          }
        />
      </Stack>
    </PanelCard>
  )
}
