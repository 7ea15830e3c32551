import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The fields of a posted form. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => new URLSearchParams(await text(request))
