import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listRedirectsCall, readRedirectsCall } from '@vitrine/contract/website/panel-calls'
import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../../parts/dialogs/way-back-button.tsx'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { changeRules, type RuleChange } from './change-rules.ts'

interface RedirectDialogProps {
  /** The one that is changed; null: a new one. */
  readonly rule: RedirectRule | null
  readonly onClose: () => void
}

/** What is said below an address that is not given. */
interface Missing {
  readonly sourceProblem: string | null
  readonly targetProblem: string | null
}

/** Adds, changes or removes one redirect. */
export function RedirectDialog({ rule, onClose }: RedirectDialogProps) {
  const [source, setSource] = useState(rule?.source ?? '')
  const [target, setTarget] = useState(rule?.target ?? '')
  const [status, setStatus] = useState<RedirectRule['status']>(rule?.status ?? 301)
  const { problem, isSaving, change } = useRuleChange(onClose)
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Missing>({ sourceProblem: null, targetProblem: null })
  useEffect(() => {
    if (missing.sourceProblem || missing.targetProblem) focusFirstProblem(form.current)
  }, [missing])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const found = {
      sourceProblem: source.trim() === '' ? 'Enter the old address' : null,
      targetProblem: target.trim() === '' ? 'Enter where it leads to' : null,
    }
    setMissing(found)
    if (found.sourceProblem || found.targetProblem) return
    const after = { source: source.trim(), target: target.trim(), status }
    void change({ before: rule, after }, rule ? 'The redirect was saved' : 'The redirect was added')
  }
  return (
    <DialogFrame onClose={onClose} title={rule ? 'Change redirect' : 'Add redirect'} isSaving={isSaving}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <div role="alert">{problem && <Alert color="red">{problem}</Alert>}</div>
          <TextInput
            label="Old address"
            description="Begins with a slash; [name] stands for any one part, as in /blog/[slug], and * at the end for all below, as in /old/*"
            placeholder="/old-page"
            value={source}
            error={missing.sourceProblem}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
            data-autofocus
            spellCheck={false}
          />
          <TextInput
            label="Leads to"
            description="An address of this site, or a whole one of another"
            placeholder="/new-page"
            value={target}
            error={missing.targetProblem}
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
          <Group justify="space-between" gap="xs">
            {rule ? (
              <Button
                variant="subtle"
                color="red"
                disabled={isSaving}
                onClick={() => void change({ before: rule, after: null }, 'The redirect was removed')}
              >
                Remove
              </Button>
            ) : (
              <span />
            )}
            <Group gap="xs">
              <WayBackButton isSaving={isSaving} onClick={onClose}>
                Cancel
              </WayBackButton>
              <Button type="submit" loading={isSaving}>
                {rule ? 'Save' : 'Add'}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}

function useRuleChange(onDone: () => void) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const change = async (wanted: RuleChange, savedText: string) => {
    setSaving(true)
    const wrong = await changeRules(wanted)
    setSaving(false)
    setProblem(wrong)
    if (wrong !== null) return
    toastSaved(savedText)
    void queries.invalidateQueries({ queryKey: [listRedirectsCall.name] })
    void queries.invalidateQueries({ queryKey: [readRedirectsCall.name] })
    onDone()
  }
  return { problem, isSaving, change }
}
