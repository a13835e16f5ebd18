import { Anchor, type AnchorProps, Button, type ButtonProps, type ElementProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

type TextLinkProps = AnchorProps & ElementProps<'a', keyof AnchorProps> & { ref?: Ref<HTMLAnchorElement> }
type ButtonLinkProps = ButtonProps & ElementProps<'a', keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

/** A link to a screen, looking like a link. */
export const LinkText = createLink((props: TextLinkProps) => <Anchor {...props} />)

/** A link to a screen, looking like a button. */
export const LinkButton = createLink((props: ButtonLinkProps) => <Button component="a" {...props} />)
