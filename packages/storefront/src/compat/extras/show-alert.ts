import { Widget } from '../widget.ts'

/** What a script says in an alert; all of it is text. */
export interface AlertSettings {
  readonly 'strings.title'?: unknown
  readonly 'strings.message'?: unknown
}

const closeLabel = 'Close'

/** `Y.Squarespace.Widgets.Alert`, with `new` and without: says something in a dialog over the page, at once. */
export function showAlert(settings: AlertSettings = {}): Alert {
  return new Alert(settings)
}

class Alert extends Widget {
  readonly #dialog = document.createElement('dialog')

  constructor(settings: AlertSettings) {
    super({ ...settings })
    const title = part('strong', 'sqs-widgets-alert-title', settings['strings.title'])
    const message = part('p', 'sqs-widgets-alert-message', settings['strings.message'])
    const close = part('button', 'sqs-widgets-alert-close', closeLabel)
    close.addEventListener('click', () => this.destroy())
    this.#dialog.className = 'sqs-widgets-alert'
    this.#dialog.setAttribute('role', 'alertdialog')
    this.#dialog.setAttribute(
      'aria-label',
      [title, message]
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
    )
    this.#dialog.append(title, message, close)
    this.#dialog.addEventListener('close', () => this.destroy())
    document.body.append(this.#dialog)
    this.#dialog.showModal()
  }

  /** It stands there already. */
  override render(): this {
    return this
  }

  /** Closes it. */
  close(): void {
    this.destroy()
  }

  override destroy(): void {
    if (this.isDestroyed()) return
    super.destroy()
    this.#dialog.close()
    this.#dialog.remove()
  }
}

function part(name: string, className: string, text: unknown): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.textContent = String(text ?? '')
  return element
}
