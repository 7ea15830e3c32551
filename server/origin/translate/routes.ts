import type * as v from 'valibot'
import { type TranslationSchema, translateText } from '#shared/api/translate.ts'
import type { BrandById } from '../ports.ts'
import type { OnCall } from '../route/answer-call.ts'
import type { Caller } from '../route/caller.ts'
import { answer, type Refusal, refuse, refuseForNow } from '../route/reply.ts'
import { type Translator, TranslatorError, type TranslatorErrorCode } from './translator.ts'

export type TranslateOptions = {
  brandById: BrandById
  /** Without one every call is answered 501. */
  translator?: Translator | undefined
}

const NOT_CONFIGURED = refuse(501, 'mt_not_configured')

/** The fault is the service's, not ours: nobody should think that the dictionary is down. Seconds. */
const AGAIN_AFTER_S = 30

/** By why there is no translation. */
const REFUSALS: Readonly<Record<TranslatorErrorCode, Refusal>> = {
  unsupported: refuse(400, 'bad_request', 'languages'),
  unavailable: refuseForNow(503, 'mt_unavailable', AGAIN_AFTER_S),
}

/** Machine translation, for those with advanced search, between the brand's languages for it. Spec: requirements MT-002, MT-003, MT-007, MT-008. */
export function translateRoutes(on: OnCall, { brandById, translator }: TranslateOptions) {
  on(translateText, async ({ body, caller, brand }) => {
    const asked = body as v.InferOutput<typeof TranslationSchema> // as the call's body schema has just read it
    const features = (await brandById(brand))?.app.features
    if (!features || !mayTranslate(caller, features.pacmanSearchFeatures)) return refuse(403, 'forbidden')
    if (!translator) return NOT_CONFIGURED
    const languages = features.machineTranslationLanguages
    if (asked.from === asked.to || !languages.includes(asked.from) || !languages.includes(asked.to)) return REFUSALS.unsupported
    try {
      return answer({ translations: [...(await translator.translate(asked))], provider: translator.name })
    } catch (error) {
      if (error instanceof TranslatorError) return REFUSALS[error.code]
      throw error
    }
  })
}

const mayTranslate = (caller: Caller | undefined, isOpenToAll: boolean) => isOpenToAll || (caller?.canAccessPacman ?? false)
