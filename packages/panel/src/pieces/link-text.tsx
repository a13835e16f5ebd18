import { Anchor, Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'

/** A link to a screen, looking like a link. */
export const LinkText = createLink(Anchor<'a'>)

/** A link to a screen, looking like a button. */
export const LinkButton = createLink(Button<'a'>)
