import { Input } from '@mantine/core'
import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './focal-point.module.css'

interface Point {
  readonly x: number
  readonly y: number
}

interface FocalPointProps {
  readonly picture: { readonly assetUrl: string; readonly altText: string }
  readonly value: Point
  readonly onChange: (point: Point) => void
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
}

/** The point that stays in sight where a picture is cut: set by a press on the picture, or moved by arrow keys. */
export function FocalPoint({ picture, value, onChange }: FocalPointProps) {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: within(value.x + step.x), y: within(value.y + step.y) })
  }
  const set = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  const [left, top] = [`${value.x * 100}%`, `${value.y * 100}%`]
  return (
    <Input.Wrapper
      label="Focal point"
      description="What must stay in sight where the picture is cut. Press on it, or move the point with the arrow keys."
      labelElement="div"
    >
      <div className={classes.focus} onPointerDown={set} onPointerMove={set}>
        <img src={`${picture.assetUrl}?format=750w`} alt={picture.altText} draggable={false} />
        <button
          type="button"
          className={classes.point}
          style={{ left, top }}
          aria-label={`Focal point: ${Math.round(value.x * 100)} % from the left, ${Math.round(value.y * 100)} % from the top`}
          onKeyDown={move}
        />
      </div>
    </Input.Wrapper>
  )
}

function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100
}
