import { Input } from '@mantine/core'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { Formatting } from './formatting.tsx'
import classes from './rich-text.module.css'
import { richTextExtensions } from './rich-text-extensions.ts'

/** Words that are put into a text by a button. */
export interface RichTextInsert {
  readonly label: string
  readonly text: string
}

/** What a field for formatted text is given. */
export interface RichTextInputProps {
  readonly label: string
  readonly description?: string
  readonly html: string
  readonly onChange: (html: string) => void
  readonly isDisabled?: boolean
  readonly error?: string | undefined
  /** Rows of text to make room for. */
  readonly minRows: number
  /** Whether pictures can be put between its paragraphs. */
  readonly hasPictures?: boolean
  /** Words that a button puts where the caret is, such as the name of a reader. */
  readonly insert?: RichTextInsert | undefined
  /** Whether the caret is in it when it comes. */
  readonly takesFocus?: boolean
}

/** A field for formatted text: headings, lists, links, emphasis. An empty field is ''. */
export function RichTextInput(props: RichTextInputProps) {
  const {
    label,
    description,
    html,
    onChange,
    isDisabled = false,
    error,
    minRows,
    hasPictures = false,
    insert,
    takesFocus = false,
  } = props
  const id = useId()
  // What the editor holds, as far as it was told.
  const shown = useRef(html)
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    autofocus: takesFocus ? 'end' : false,
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(shown.current)
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(description && { 'aria-describedby': `${id}-description` }),
        class: classes.text ?? '',
        style: `min-height: ${minRows * 1.55}em`,
      },
    },
  })
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled])
  useEffect(() => {
    if (html === shown.current) return
    shown.current = html
    replaceText(editor, html)
  }, [editor, html])

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
    >
      <div className={classes.frame} data-invalid={error !== undefined || undefined}>
        <Formatting
          editor={editor}
          label={`Formatting of “${label}”`}
          hasPictures={hasPictures}
          insert={insert}
        />
        <EditorContent editor={editor} />
      </div>
    </Input.Wrapper>
  )
}

/** Puts another text in, such as what the server made of it; the caret stays where it is, as far as there is text. */
function replaceText(editor: Editor, html: string): void {
  const { from, to } = editor.state.selection
  editor.commands.setContent(html, { emitUpdate: false })
  const end = editor.state.doc.content.size
  editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
}
