import { Group, SegmentedControl, Text } from '@mantine/core'
import { previewDesignCall } from '@vitrine/contract/website/settings/design-calls'
import type { TweakField, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../call/client.ts'
import { useSession } from '../../session/session.ts'
import { isPanelElsewhere } from '../../session/site-href.ts'
import classes from './design.module.css'
import { type Dress, dressingOf, dressPage } from './dress-page.ts'

interface PreviewFrameProps {
  readonly values: TweakValues
  readonly fields: readonly TweakField[]
  readonly isChanged: boolean
}

type State = 'ready' | 'waiting' | 'failed'

/** Values are tried when nothing was changed for so long. */
const pauseMs = 250

const widths = { phone: 390, desktop: 1280 } as const

/** The site with the draft of the design, which nobody else sees; its links lead through it. */
export function PreviewFrame({ values, fields, isChanged }: PreviewFrameProps) {
  const session = useSession()
  // The page comes from the host of the site then, and takes in drafts from this window.
  const isElsewhere = isPanelElsewhere(session)
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const dress = useRef<Dress | null>(null)
  const [state, setState] = useState<State>('ready')
  const [device, setDevice] = useState<keyof typeof widths>('desktop')
  const size = useBoxSize(box)
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

  const width = Math.max(widths[device], device === 'desktop' ? size.width : 0)
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <section aria-label="Preview">
      <Group justify="space-between" mb="xs">
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          value={device}
          onChange={(next) => setDevice(next === 'phone' ? 'phone' : 'desktop')}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'} role="status">
          {stateText(state, isChanged)}
        </Text>
      </Group>
      <div ref={box} className={classes.frameBox}>
        <iframe
          ref={frame}
          title="The site with this design"
          src={isElsewhere ? '/?panel-frame' : '/'}
          className={classes.frame}
          // Code of the site must not lead the panel away.
          sandbox="allow-same-origin allow-scripts allow-forms"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={apply}
        />
      </div>
    </section>
  )
}

function stateText(state: State, isChanged: boolean): string {
  if (state === 'waiting') return 'Drawing…'
  if (state === 'failed') return 'This value cannot be shown.'
  return isChanged ? 'Only you see this until you save' : 'As visitors see it'
}

function useBoxSize(box: React.RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}
