import { Group, SegmentedControl, Text } from '@mantine/core'
import { previewFormCall, readFormFrameCall } from '@vitrine/contract/forms/form-calls'
import { hasConditions } from '@vitrine/domain/forms/conditions/shown-fields'
import { hasSteps } from '@vitrine/domain/forms/steps-of'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { DeviceSwitch } from '../../../parts/preview/device-switch.tsx'
import { type PreviewDevice, ScaledFrame } from '../../../parts/preview/scaled-frame.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { type PreviewPlace, placeOfField, startLivePreview } from './live-preview.ts'
import type { StoredForm } from './stored-form.ts'

interface FormPreviewProps {
  readonly formId: string
  readonly values: StoredForm['value']
  /** The field that is worked on, which the preview keeps in sight; null for none. */
  readonly fieldId: string | null
}

interface Drawn {
  /** What was drawn. */
  readonly fields: StoredForm['value']['fields']
  readonly html: string
  readonly thanksHtml: string
}

/** A draft is drawn when nothing was changed for so long. */
const pauseMs = 250

/** The form as visitors see it, drawn by what draws it for them. */
export function FormPreview({ formId, values, fieldId }: FormPreviewProps) {
  const page = useCall(readFormFrameCall, {})
  const isPhone = useIsPhone()
  const [device, setDevice] = useState<PreviewDevice>(isPhone ? 'phone' : 'desktop')
  const [moment, setMoment] = useState<'before' | 'after'>('before')
  const frame = useRef<HTMLIFrameElement>(null)
  const seen = useRef<PreviewPlace & { readonly fieldId: string | null }>({ stepId: '', fieldId: null })
  const { drawn, state } = useDrawn(formId, values)
  const html = drawn && (moment === 'after' ? thanks(drawn) : drawn.html)
  const drawnFields = drawn?.fields ?? noFields
  const isLive = hasSteps(drawnFields) || hasConditions(drawnFields)

  const show = useCallback(() => {
    const place = frame.current?.contentDocument?.getElementById('form-preview')
    if (!place || html === null) return
    place.innerHTML = html
    const form = place.querySelector<HTMLFormElement>('form[data-live]')
    // It is looked at here, and filled in on the site; what comes and goes with answers is tried here, too.
    place.inert = form === null
    if (form === null) return
    const stepId =
      fieldId === null || fieldId === seen.current.fieldId ? undefined : placeOfField(form, fieldId)
    seen.current = { fieldId, stepId: stepId ?? seen.current.stepId }
    startLivePreview(form, drawnFields, seen.current)
  }, [html, drawnFields, fieldId])
  useEffect(show, [show])
  const open = () => {
    show()
    scrollTo(frame.current, '#form-preview', 40)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn is an occasion, too
  useEffect(() => {
    if (fieldId !== null) scrollTo(frame.current, `[data-field-id="${CSS.escape(fieldId)}"]`, 120)
  }, [fieldId, html])

  return (
    <section aria-label="Preview">
      <Group justify="space-between" mb="xs" gap="xs">
        <Group gap="xs">
          <DeviceSwitch device={device} onChange={setDevice} />
          <SegmentedControl
            size="xs"
            aria-label="What the preview shows"
            value={moment}
            onChange={(next) => setMoment(next === 'after' ? 'after' : 'before')}
            data={[
              { value: 'before', label: 'Form' },
              { value: 'after', label: 'After sending' },
            ]}
          />
        </Group>
        <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'} role="status">
          {stateText[state]}
        </Text>
      </Group>
      <Shown of={[page]} loading="Loading the preview" height={420}>
        {(read) => (
          <ScaledFrame
            frame={frame}
            title="The form as visitors see it"
            device={device}
            // Nothing in it runs, so that nothing of the site's is let into the panel.
            sandbox="allow-same-origin"
            page={{ srcDoc: read.html }}
            onLoad={open}
            isOnlySeen={!isLive}
          />
        )}
      </Shown>
    </section>
  )
}

const noFields: Drawn['fields'] = []

const stateText = {
  ready: 'Only you see this until you save',
  waiting: 'Drawing…',
  failed: 'This cannot be shown.',
} as const

function useDrawn(formId: string, values: StoredForm['value']) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [state, setState] = useState<keyof typeof stateText>('waiting')
  const text = JSON.stringify(values)
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(async () => {
      setState('waiting')
      const value: StoredForm['value'] = JSON.parse(text)
      const outcome = await call(previewFormCall, { params: { formId }, body: { value } })
      if (!isLatest) return
      if (outcome.ok) setDrawn({ ...outcome.reply, fields: value.fields })
      setState(outcome.ok ? 'ready' : 'failed')
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [formId, text])
  return { drawn, state }
}

function thanks({ thanksHtml }: Drawn): string {
  return `<div class="form-wrapper"><div class="form-submission-text">${thanksHtml}</div></div>`
}

/** Brings a part of the page in the frame to so many pixels beneath its top. Not `scrollIntoView`: that would scroll the panel, too. */
function scrollTo(frame: HTMLIFrameElement | null, selector: string, belowTopPx: number): void {
  const view = frame?.contentWindow
  const part = frame?.contentDocument?.querySelector(selector)
  if (view && part) view.scrollTo(0, part.getBoundingClientRect().top + view.scrollY - belowTopPx)
}
