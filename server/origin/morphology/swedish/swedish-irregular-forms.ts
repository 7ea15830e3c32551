import type { PartOfSpeech } from '#shared/entry/part-of-speech.ts'
import { SWEDISH_IRREGULAR_VERBS } from './swedish-irregular-verbs.ts'

export type IrregularBase = { base: string; pos?: PartOfSpeech }

/** Nouns with a plural or a form of their own. Their genitives are found by the rules. */
const NOUNS = `
man män mannen männen mans manna
bok böcker böckerna boken
fot fötter fötterna
rot rötter rötterna
bot böter böterna
hand händer händerna handen
tand tänder tänderna
strand stränder stränderna
rand ränder ränderna
land länder länderna landet
stad städer städerna staden
stånd ständer ständerna stånd
and änder änderna
brand bränder bränderna
natt nätter nätterna natten
stång stänger stängerna
tång tänger tängerna
spång spänger spängerna
kraft krafter krafterna
gås gäss gässen
mus möss mössen
lus löss lössen
ko kor korna
son söner sönerna sonen
dotter döttrar döttrarna dottern
mor mödrar mödrarna modern
moder mödrar mödrarna modern
far fäder fäderna fadern
fader fäder fäderna fadern
bror bröder bröderna brodern
broder bröder bröderna brodern
syster systrar systrarna systern
bonde bönder bönderna bonden
öga ögon ögonen ögat
öra öron öronen örat
huvud huvuden huvudena huvudet
hjärta hjärtan hjärtana hjärtat
ämbetsman ämbetsmän
nagel naglar naglarna nageln
sommar somrar somrarna sommaren
afton aftnar aftnarna
morgon morgnar morgnarna morgonen
himmel himlar himlarna himlen
gammal gamla
djävul djävlar djävlarna
finger fingrar fingrarna fingret fingren
museum museer museerna museet museets
centrum centra centren centret
faktum fakta
laboratorium laboratorier laboratoriet laboratorierna
gymnasium gymnasier gymnasiet gymnasierna
stadium stadier stadiet stadierna
studium studier studiet studierna
ministerium ministerier ministeriet
territorium territorier territoriet
kriterium kriterier kriteriet kriterierna
medium medier media mediet medierna
datum data daten datumet
anhängare anhängarna
led leder lederna
getter get
get getter getterna
not noter nöter
nöt nötter nötterna
fader fars faders
verkstad verkstäder verkstäderna
huvudstad huvudstäder
ledamot ledamöter ledamöterna
vän vänner vännerna
bokstav bokstäver bokstäverna
tid tider tiderna
`

/** Adjectives and adverbs whose comparison has other stems or a changed vowel, and those whose neuter or plural does not follow the rules. */
const ADJECTIVES = `
bra bättre bäst bästa
god bättre bäst bästa gott goda
dålig sämre sämst sämsta
ond värre värst värsta ont onda
gammal äldre äldst äldsta gamla gamle gammalt
ung yngre yngst yngsta
stor större störst största
liten mindre minst minsta litet små lilla lille
låg lägre lägst lägsta
lång längre längst längsta
hög högre högst högsta
tung tyngre tyngst tyngsta
trång trängre trängst trängsta
grov grövre grövst grövsta
få färre
många fler flera flest flesta
mycket mer mera mest mesta
egen eget egna
annan annat andra andre
sann sant sanna
sen senare senast senaste sent sena
nära närmare närmast närmaste
fjärran fjärmare
övre överst översta
nedre nederst nedersta
inre innerst innersta
yttre ytterst yttersta
bakre bakerst bakersta
främre främst främsta
under undre underst understa
väl bättre bäst
gärna hellre helst
illa värre värst
länge längre längst
fort fortare fortast
ofta oftare oftast
enkel enkla enkelt enklare enklast enklaste
vacker vackra vackert vackrare vackrast vackraste
`

/** Words of the closed classes. */
const PRONOUNS = `
jag mig mej
du dig dej
han honom hans
hon henne hennes
den det de dem dom dess deras denne
vi oss
ni er
sig sej
min mitt mina
din ditt dina
sin sitt sina
vår vårt våra
er ert era
en ett ena ene
någon något några nån nåt nåra
ingen inget inga
denna detta dessa denne
densamma detsamma desamma
annan annat andra
all allt alla
vilken vilket vilka vars
varje vart
sådan sådant sådana
såsom sådant
mången månget många
hel helt hela
båda bägge bådas
själv självt själva
varandra varann
man ens
`

const TABLES: readonly (readonly [PartOfSpeech, string])[] = [
  ['verb', SWEDISH_IRREGULAR_VERBS],
  ['noun', NOUNS],
  ['adjective', ADJECTIVES],
  ['pronoun', PRONOUNS],
]

/** What a form is an irregular form of; nothing when it is none. */
export const irregularBases = (form: string): readonly IrregularBase[] => BASES_OF.get(form) ?? []

const BASES_OF: ReadonlyMap<string, readonly IrregularBase[]> = basesByForm()

function basesByForm(): Map<string, IrregularBase[]> {
  const bases = new Map<string, IrregularBase[]>()
  for (const [pos, table] of TABLES) {
    for (const line of table.trim().split('\n')) {
      const [base = '', ...forms] = line.split(' ')
      for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), { base, pos }])
    }
  }
  return bases
}
