/** A line for each Swedish verb whose stem changes: the infinitive, then the forms that its own endings do not give (present, past, supine, participles, passives of the past). */
export const SWEDISH_IRREGULAR_VERBS = `
vara är var voro vore varit varande
bli blir blev blevo blivit bliven blivet blivna bleve
bliva bliver blev blivit
ha har hade haft havande
hava haver hade haft
skola ska skall skulle skolat
vilja vill ville velat
kunna kan kunde kunnat
måste måst
böra bör borde bort
få får fick fått fingo finge fådd fått
gå går gick gått gingo gången gånget gångna ginge
stå står stod stått stodo stånden ståndet ståndna
förstå förstår förstod förstått förstådd förstådda förstods förstås
slå slår slog slogo slogs slagit slagits slagen slaget slagna slås
se ser såg sågo sågs sett setts sedd sedda ses
ge ger gav gavs givit givits gett getts given givet givna gåvo ges
giva giver gav givit given givet givna
göra gör gjorde gjordes gjort gjorts gjord gjorda görs
ta tar tog togo togs tagit tagits tagen taget tagna tas
taga tager tog tagit tagen taget tagna
dra drar drog drogs dragit dragits dragen draget dragna dras
draga drager drog dragit dragen draget dragna
låta låter lät läto läts låtit låtits låten låtet låtna
komma kommer kom kommo kommit kommen kommet komna kommande
sova sover sov sovit
veta vet visste vetat
säga säger sa sade sades sagt sagts sagd sagda sägs
lägga lägger la lade lades lagt lagts lagd lagda läggs
ligga ligger låg lågo legat
sitta sitter satt sutto suttit
sätta sätter satte sattes satt satts satta sätts
hålla håller höll höllo hölls hållit hållits hållen hållet hållna hålls
falla faller föll föllo fallit fallen fallet fallna
gråta gråter grät gråtit
skära skär skar skars skurit skurits skuren skuret skurna skärs
bära bär bar bars burit burits buren buret burna bärs
stjäla stjäl stal stals stulit stulits stulen stulet stulna
svära svär svor svurit svuren svuret svurna
äta äter åt åts ätit ätits äten ätet ätna äts
läsa läser läste lästes läst lästs lästa läses
be ber bad bads bett bedd bedda
bedja beder bad bett
dö dör dog dött
leva lever levde levat levt
vinna vinner vann vanns vunnit vunnits vunnen vunnet vunna vinns
finna finner fann fanns funnit funnits funnen funnet funna
finnas finns fanns funnits
försvinna försvinner försvann försvunnit försvunnen försvunnet försvunna
hinna hinner hann hunnit
spinna spinner spann spunnit spunnen spunnet spunna
brinna brinner brann brunnit brunnen brunnet brunna
rinna rinner rann runnit runnen runnet runna
binda binder band bands bundit bundits bunden bundet bundna binds
dricka dricker drack dracks druckit druckits drucken drucket druckna
sticka sticker stack stucks stuckit stuckits stucken stucket stuckna
spricka spricker sprack spruckit sprucken sprucket spruckna
springa springer sprang sprungit sprungen sprunget sprungna
tvinga tvingar tvang tvungit tvungen tvunget tvungna
sjunga sjunger sjöng sjöngs sjungit sjungits sjungen sjunget sjungna
sjunka sjunker sjönk sjunkit sjunken sjunket sjunkna
dyka dyker dök dykt
bjuda bjuder bjöd bjöds bjudit bjudits bjuden bjudet bjudna
flyga flyger flög flugit flugen fluget flugna
flyta flyter flöt flutit fluten flutet flutna
fly flyr flydde flytt flydd flydda
krypa kryper kröp krupit krupen krupet krupna
ljuga ljuger ljög ljugit ljugen ljuget ljugna
ljuda ljuder ljöd ljudit
lyda lyder löd lydde lytt
njuta njuter njöt njutit njuten njutet njutna
rysa ryser rös rysit
sjuda sjuder sjöd sjudit sjuden
skjuta skjuter sköt sköts skjutit skjutits skjuten skjutet skjutna skjuts
sluta sluter slöt slöts slutit slutits sluten slutet slutna
smyga smyger smög smugit smugen
snyta snyter snöt snutit
stryka stryker strök ströks strukit strukits struken struket strukna stryks
suga suger sög sugit sugen suget sugna
supa super söp supit
bryta bryter bröt bröts brutit brutits bruten brutet brutna bryts
frysa fryser frös frusit frusen fruset frusna
klyva klyver klöv kluvit kluven kluvet kluvna
knyta knyter knöt knutit knuten knutet knutna
tryta tryter tröt trutit
tjuta tjuter tjöt tjutit
bita biter bet bets bitit bitits biten bitet bitna
driva driver drev drevs drivit drivits driven drivet drivna drivs
glida glider gled glidit
gripa griper grep greps gripit gripits gripen gripet gripna grips
gnida gnider gned gnidit
knipa kniper knep knipit
kliva kliver klev klivit
lida lider led lidit liden lidet lidna
pipa piper pep pipit
rida rider red ridit riden ridet ridna
riva river rev revs rivit rivits riven rivet rivna
skina skiner sken skinit
skrida skrider skred skridit
skrika skriker skrek skrikit skriken
skriva skriver skrev skrevs skrivit skrivits skriven skrivet skrivna skrivs
slita sliter slet slets slitit slitits sliten slitet slitna
sprida sprider spred spreds spritt spridit spridits spridd spridda sprids
stiga stiger steg stigit stigen stiget stigna
strida strider stred stridit stridd
svida svider sved svidit
svika sviker svek sveks svikit svikits sviken sviket svikna
tiga tiger teg tigit
vika viker vek veks vikit vikits viken viket vikna
vrida vrider vred vreds vridit vridits vriden vridet vridna
bege begav begivit
dväljas dvaldes
fara far for farit faren faret farna
gala gal gol
hugga hugger högg höggs huggit huggits huggen hugget huggna
nysa nyser nös nyst
slippa slipper slapp sluppit
slinka slinker slank slunkit
rycka rycker ryckte ryckt ryckts
hjälpa hjälper hjälpte hjälpt hjälpts
svälta svälter svalt svultit svulten svältet svultna
smälta smälter smalt smält smältes
svälja sväljer svalde svalt svald svalda
sälja säljer sålde såldes sålt sålts såld sålda säljs
välja väljer valde valdes valt valts vald valda väljs
vänja vänjer vande vant vand vanda
vänjas vande vants
tämja tämjer tämjde tamde tamt
kräva kräver krävde krävdes krävt krävts
stödja stödjer stöder stödde stöddes stött stötts stödd stödda
skilja skiljer skilde skildes skilt skilts skild skilda skiljs
följa följer följde följdes följt följts följd följda följs
böja böjer böjde böjt böjd böjda
bringa bringar bragte bringade bragt bringat
tänka tänker tänkte tänktes tänkt tänkts tänkta
töras törs tordes torts
glädja gläder glädjer gladde glatt
städja städde
dölja döljer dolde doldes dolt dolts dold dolda
smörja smörjer smorde smort smord smorda
spörja spörjer sporde sport spord sporda
töja töjer töjde
hölja höljer höljde höljt höljd
vilja vill ville velat
växa växer växte vuxit växt vuxen vuxet vuxna
minnas minns mindes mints
trivas trivs trivdes trivts
synas syns syntes synts
heta heter hette hetat
gälla gäller gällde gällt
tala talar talade talat
te ter tedde tett
bero beror berodde berott
tro tror trodde trott trodd
ske sker skedde skett
nå når nådde nått nåddes nås
må mår mådde mått
må måtte
förmå förmår förmådde förmått
uppstå uppstår uppstod uppstått
avse avser avsåg avsågs avsett avsedd avsedda avses
strypa stryper ströp strypte
skryta skryter skröt skrutit
skörda skördar
vina viner ven vinit
fisa fiser fes fisit
nästa näst
tvinga tvang
varda varder vart vorden vordna
`
