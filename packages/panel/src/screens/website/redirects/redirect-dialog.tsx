import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { changeRedirectsCall } from '@vitrine/contract/website/panel-calls'
import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'
import { useState } from 'react'
import { preparedAs } from '../../../call/prepare-call.ts'
import { refusedHere } from '../../../call/refusal.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { changeRules, type RuleChange } from './change-rules.ts'

interface RedirectDialogProps {
  /** The one that is changed; null: a new one. */
  readonly rule: RedirectRule | null
  readonly onClose: () => void
}

/** Adds, changes or removes one redirect. */
export function RedirectDialog({ rule, onClose }: RedirectDialogProps) {
  const [source, setSource] = useState(rule?.source ?? '')
  const [target, setTarget] = useState(rule?.target ?? '')
  const [status, setStatus] = useState<RedirectRule['status']>(rule?.status ?? 301)
  const change = useChange<unknown>({ onDone: onClose })
  const errors = refusalIn(change)?.errors ?? {}
  const send = (wanted: RuleChange, saved: string) =>
    void change.send(
      preparedAs(changeRedirectsCall, () => changeRules(wanted)),
      saved,
    )
  const submit = () => {
    const sourceProblem = source.trim() === '' ? 'Enter the old address' : null
    const targetProblem = target.trim() === '' ? 'Enter where it leads to' : null
    if (sourceProblem || targetProblem) {
      const missing = {
        ...(sourceProblem && { source: sourceProblem }),
        ...(targetProblem && { target: targetProblem }),
      }
      return void change.send(refusedHere(missing))
    }
    const after = { source: source.trim(), target: target.trim(), status }
    send({ before: rule, after }, rule ? 'The redirect was saved' : 'The redirect was added')
  }
  return (
    <FormDialog
      title={rule ? 'Change redirect' : 'Add redirect'}
      action={rule ? 'Save' : 'Add'}
      change={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <TextInput
          label="Old address"
          description="Begins with a slash; [name] stands for any one part, as in /blog/[slug], and * at the end for all below, as in /old/*"
          placeholder="/old-page"
          value={source}
          error={errors.source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
          data-autofocus
          spellCheck={false}
        />
        <TextInput
          label="Leads to"
          description="An address of this site, or a whole one of another"
          placeholder="/new-page"
          value={target}
          error={errors.target}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
          spellCheck={false}
        />
        <Radio.Group
          label="How long it holds"
          value={String(status)}
          onChange={(value) => setStatus(value === '302' ? 302 : 301)}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="301" label="For good: search engines take the new address (301)" />
            <Radio value="302" label="For now: search engines keep the old address (302)" />
          </Stack>
        </Radio.Group>
      </Stack>
      {rule && (
        <Button
          variant="subtle"
          color="red.9"
          style={{ alignSelf: 'flex-start' }}
          disabled={change.state.kind === 'saving'}
          onClick={() => send({ before: rule, after: null }, 'The redirect was removed')}
        >
          Remove
        </Button>
      )}
    </FormDialog>
  )
}
