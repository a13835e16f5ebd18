import { Toolbar } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
  UserRound,
} from 'lucide-react'
import { LinkButton } from './link-button.tsx'
import { PictureButton } from './picture-button.tsx'
import classes from './rich-text.module.css'

interface FormattingProps {
  readonly editor: Editor
  readonly label: string
  readonly hasPictures: boolean
  readonly insert?: { readonly label: string; readonly text: string } | undefined
}

interface Mark {
  readonly label: string
  readonly icon: LucideIcon
  readonly isOn: (editor: Editor) => boolean
  readonly toggle: (editor: Editor) => void
}

const marks: readonly Mark[] = [
  {
    label: 'Bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Small heading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

/** The buttons above a field of formatted text; one stop for the Tab key, arrows move inside. */
export function Formatting({ editor, label, hasPictures, insert }: FormattingProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: marks.map((mark) => mark.isOn(now)),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  return (
    <Toolbar aria-label={label} size="sm" withBorder={false} className={classes.toolbar}>
      {marks.map((mark, index) => (
        <Toolbar.Toggle
          key={mark.label}
          aria-label={mark.label}
          title={mark.label}
          active={state.on[index] ?? false}
          aria-pressed={state.on[index] ?? false}
          onClick={() => mark.toggle(editor)}
        >
          <mark.icon size={16} aria-hidden />
        </Toolbar.Toggle>
      ))}
      <LinkButton editor={editor} />
      {hasPictures && <PictureButton editor={editor} />}
      {insert && (
        <Toolbar.Toggle
          aria-label={insert.label}
          title={insert.label}
          onClick={() => editor.chain().focus().insertContent(insert.text).run()}
        >
          <UserRound size={16} aria-hidden />
        </Toolbar.Toggle>
      )}
      <Toolbar.Divider />
      <Toolbar.Toggle
        aria-label="Undo"
        title="Undo"
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 size={16} aria-hidden />
      </Toolbar.Toggle>
      <Toolbar.Toggle
        aria-label="Redo"
        title="Redo"
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 size={16} aria-hidden />
      </Toolbar.Toggle>
    </Toolbar>
  )
}
