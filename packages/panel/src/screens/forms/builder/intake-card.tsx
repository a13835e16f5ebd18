import { NumberInput, Stack, Switch } from '@mantine/core'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { BuilderCardProps } from './builder-card.ts'
import { errorOf } from './error-of.ts'
import { MemberPlanField } from './member-plan-field.tsx'

/** What the form takes. */
export function IntakeCard({ values, errors, change }: BuilderCardProps) {
  return (
    <PanelCard title="What is taken">
      <Stack>
        <Switch
          label="Ask for the captcha"
          description="Where the site has one for forms, in Settings. It needs JavaScript."
          checked={values.asksForCaptcha}
          onChange={({ currentTarget }) => change({ asksForCaptcha: currentTarget.checked })}
        />
        <Switch
          label="Check answers in the browser, too"
          description="The server always checks. Without this, visitors read what is wrong after they sent the form."
          checked={!values.isUncheckedInBrowsers}
          onChange={({ currentTarget }) => change({ isUncheckedInBrowsers: !currentTarget.checked })}
        />
        <Switch
          label="Let visitors save and go on later"
          description="They get a link, by mail if they wish. Answers are kept for 30 days, sealed; passwords and files are not."
          checked={values.allowsResume}
          onChange={({ currentTarget }) => change({ allowsResume: currentTarget.checked })}
        />
        <MemberPlanField values={values} change={change} />
        <NumberInput
          label="Most submissions"
          description="After so many the form takes no more, and its page says so. 0: any number. Spam is not counted."
          min={0}
          max={1_000_000}
          allowDecimal={false}
          allowNegative={false}
          maw={220}
          value={values.mostSubmissions}
          error={errorOf(errors, 'mostSubmissions')}
          onChange={(count) => change({ mostSubmissions: Number(count) || 0 }, 'mostSubmissions')}
        />
      </Stack>
    </PanelCard>
  )
}
