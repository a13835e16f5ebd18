import { type RefObject, useEffect, useRef, useState } from 'react'
import classes from './scaled-frame.module.css'

/** Widths at which pages are looked at, in pixels. */
const previewWidths = { phone: 390, desktop: 1280 } as const

/** One of them. */
export type PreviewDevice = keyof typeof previewWidths

interface ScaledFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly title: string
  readonly device: PreviewDevice
  /** What the page in it may do. */
  readonly sandbox: string
  /** Where the page is, or the page itself. */
  readonly page: { readonly src: string } | { readonly srcDoc: string }
  readonly onLoad: () => void
  /** Whether the keyboard passes by. */
  readonly isOnlySeen?: boolean
}

/** A page at the width of a device, made small enough for the room that there is. */
export function ScaledFrame({ frame, title, device, sandbox, page, onLoad, isOnlySeen }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const width = Math.max(previewWidths[device], device === 'desktop' ? size.width : 0)
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <div ref={box} className={classes.box}>
      <iframe
        ref={frame}
        title={title}
        {...page}
        className={classes.frame}
        sandbox={sandbox}
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        onLoad={onLoad}
        tabIndex={isOnlySeen ? -1 : undefined}
      />
    </div>
  )
}

function useBoxSize(box: RefObject<HTMLDivElement | null>) {
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
