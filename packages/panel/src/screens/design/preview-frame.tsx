import { Group, Text } from '@mantine/core'
import { previewDesignCall } from '@vitrine/contract/website/settings/design-calls'
import type { TweakField, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../call/client.ts'
import { DeviceSwitch } from '../../parts/preview/device-switch.tsx'
import { type PreviewDevice, ScaledFrame } from '../../parts/preview/scaled-frame.tsx'
import { useSession } from '../../session/session.ts'
import { isPanelElsewhere } from '../../session/site-href.ts'
import { type Dress, dressingOf, dressPage } from './dress-page.ts'

interface PreviewFrameProps {
  readonly values: TweakValues
  readonly fields: readonly TweakField[]
  readonly isChanged: boolean
}

type State = 'ready' | 'waiting' | 'failed'

/** Values are tried when nothing was changed for so long. */
const pauseMs = 250

/** The site with the draft of the design, which nobody else sees; its links lead through it. */
export function PreviewFrame({ values, fields, isChanged }: PreviewFrameProps) {
  const session = useSession()
  // The page comes from the host of the site then, and takes in drafts from this window.
  const isElsewhere = isPanelElsewhere(session)
  const frame = useRef<HTMLIFrameElement>(null)
  const dress = useRef<Dress | null>(null)
  const [state, setState] = useState<State>('ready')
  const [device, setDevice] = useState<PreviewDevice>('desktop')
  const text = JSON.stringify(values)

  const apply = () => {
    if (!dress.current || !frame.current) return
    const dressing = dressingOf(dress.current, fields)
    if (isElsewhere) {
      frame.current.contentWindow?.postMessage({ dressing }, new URL(session.site.url).origin)
      return
    }
    const page = frame.current.contentDocument
    if (page) dressPage(page, dressing)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the occasion, as one text
  useEffect(() => {
    if (!isChanged && dress.current === null) return
    let isLatest = true
    const timer = setTimeout(async () => {
      setState('waiting')
      const outcome = await call(previewDesignCall, { body: { values: { ...values } } })
      if (!isLatest) return
      if (outcome.ok) {
        dress.current = outcome.reply
        apply()
      }
      setState(outcome.ok ? 'ready' : 'failed')
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text])

  return (
    <section aria-label="Preview">
      <Group justify="space-between" mb="xs">
        <DeviceSwitch device={device} onChange={setDevice} />
        <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'} role="status">
          {stateText(state, isChanged)}
        </Text>
      </Group>
      <ScaledFrame
        frame={frame}
        title="The site with this design"
        device={device}
        // Code of the site must not lead the panel away.
        sandbox="allow-same-origin allow-scripts allow-forms"
        page={{ src: isElsewhere ? '/?panel-frame' : '/' }}
        onLoad={apply}
      />
    </section>
  )
}

function stateText(state: State, isChanged: boolean): string {
  if (state === 'waiting') return 'Drawing…'
  if (state === 'failed') return 'This value cannot be shown.'
  return isChanged ? 'Only you see this until you save' : 'As visitors see it'
}
