import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words. */
  readonly label: string
}

/** A button of the shell that shows a sign. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" aria-label={label} className={`${classes.button} ${className}`} {...rest} />
}
