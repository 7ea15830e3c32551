import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Draws at the end of the body, for dialogs: what stands round the island (the dark header) shall not colour them. Only once awake. */
export const AtBody = ({ children }: { children: ReactNode }) => createPortal(children, document.body)
