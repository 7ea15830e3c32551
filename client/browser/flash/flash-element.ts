import type { ShownFlash } from './show-flash.ts'

const LOOKS = {
  info: { icon: 'i-info', className: 'flash' },
  success: { icon: 'i-circle-check', className: 'flash ok' },
  warning: { icon: 'i-triangle-alert', className: 'flash warn' },
  error: { icon: 'i-triangle-alert', className: 'flash warn' },
} as const

/** A message like those the server draws, made of nodes only. `close` names the way to dismiss it. */
export function flashElement(flash: ShownFlash, { close, here }: { close: string; here: string }): HTMLElement {
  const { icon, className } = LOOKS[flash.type]
  const element = document.createElement('div')
  element.className = className
  element.append(iconElement(icon), textElement(flash))
  if (flash.reaction) element.append(linkElement(flash.reaction.href, { className: 'btn quiet', text: flash.reaction.label }))
  const dismiss = linkElement(here, { className: 'ib' })
  dismiss.ariaLabel = close
  dismiss.append(iconElement('i-x'))
  element.append(dismiss)
  return element
}

function textElement({ text, type }: ShownFlash): HTMLElement {
  const element = document.createElement('span')
  element.dir = 'auto'
  if (type === 'error' || type === 'warning') element.role = 'alert'
  element.textContent = text
  return element
}

function linkElement(href: string, { className, text = '' }: { className: string; text?: string }): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.className = className
  link.textContent = text
  return link
}

const SVG = 'http://www.w3.org/2000/svg'

function iconElement(id: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('class', 'ic')
  icon.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${id}`)
  icon.append(use)
  return icon
}
