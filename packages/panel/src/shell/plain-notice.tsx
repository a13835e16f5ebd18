import type { ReactNode } from 'react'
import classes from './plain-notice.module.css'

interface PlainNoticeProps {
  readonly title: string
  readonly children: string
  /** Buttons. */
  readonly acts: ReactNode
}

/** Says what went wrong when nothing more can be loaded: made of nothing but the shell. */
export function PlainNotice({ title, children, acts }: PlainNoticeProps) {
  return (
    <div role="alert" className={classes.notice}>
      <p className={classes.title}>{title}</p>
      <p className={classes.words}>{children}</p>
      <div className={classes.acts}>{acts}</div>
    </div>
  )
}
