import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Draws at the end of the search box but outside its form, for pop-ups: the boot carries what was typed over to the document that a link in
 * the box opens (AC-033). Only once awake.
 */
export const InSearchBox = ({ children }: { children: ReactNode }) =>
  createPortal(children, document.querySelector('search') ?? document.body)
