/**
 * Hosts that appear as referrers without ever linking to anybody, so that people look them up. Taken from spammers.txt
 * of https://github.com/matomo-org/referrer-spam-list (public domain), without those that are real sites by now.
 * Subdomains are included.
 */
export const spamHosts: readonly string[] = `
03e.info 0n-line.tv 1-99seo.com 100dollars-seo.com 100searchengines.com 12masterov.com 12u.info 1pamm.ru 1webmaster.ml
24x7-server-support.site 2your.site 3-letter-domains.net 3waynetworks.com 4inn.ru 4istoshop.com 4webmasters.org
5-steps-to-start-business.com 5forex.ru 6hopping.com 7kop.ru 7makemoneyonline.com 7zap.com 8xv8.com abcdefh.xyz
abcdeg.xyz abclauncher.com acads.net acarreo.ru acunetix-referrer.com adanih.com adspart.com adtiger.tk
adviceforum.info advokateg.xyz aerodizain.com affordablewebsitesandmobileapps.com afora.ru aibolita.com akuhni.by
alfabot.xyz alibestsale.com aliexsale.ru alinabaniecka.pl alkanfarma.org allergick.com allknow.info
allmarketsnewdayli.gdn allnews.md allnews24.in allvacancy.ru allwomen.info allwrighter.ru alpharma.net altermix.ua
amt-k.ru anabolics.shop analytics-ads.xyz anapa-inns.ru android-style.com animalphotos.xyz animenime.ru
anticrawler.org apteka-doc.ru apteka-pharm.ru arendakvartir.kz arendovalka.xyz arkkivoltti.net artblog.top
artclipart.ru artdeko.info artpaint-market.ru artparquet.ru ask-yug.com atleticpharm.org atyks.ru auto-complex.by
auto-kia-fulldrive.ru autoseo-traffic.com autoseotips.com autovideobroadcast.com aviva-limoux.com avkzarabotok.info
avtointeres.ru avtovykup.kz azartclub.org azbukafree.com azlex.uz baixar-musicas-gratis.com baladur.ru
balitouroffice.com balkanfarma.org batut-fun.ru bavariagid.de beachtoday.ru bedroomlighting.us belreferatov.net
best-deal-hdd.pro best-ping-service-usa.blue bestfortraders.com bestofferhddbyt.info bestofferhddeed.info
bestwebsitesawards.com betterhealthbeauty.com bezprostatita.com bif-ru.info biglistofwebsites.com bin-brokers.com
bio-market.kz biplanecentre.ru bird1.ru bitcoin-ua.top biteg.xyz bizru.info black-friday.ga blackhatworth.com
blog100.org blog2019.xyz blog4u.top blogseo.xyz blogstar.fun blogtotal.de blue-square.biz bluerobot.info boltalko.xyz
boostmyppc.com bpro1.top brakehawk.com brateg.xyz break-the-chains.com brillianty.info brk-rti.ru brothers-smaller.ru
bsell.ru budilneg.xyz bufetout.ru buketeg.xyz bukleteg.xyz burger-imperia.com burn-fat.ga buy-cheap-online.info
buy-cheap-pills-order-online.com buy-forum.ru buy-meds24.com buypillsonline24h.com call-of-duty.info cartechnic.ru
cenokos.ru cenoval.ru cezartabac.ro cheap-trusted-backlinks.com cheappills24h.com chinese-amezon.com chizhik-2.ru
cityadspix.com civilwartheater.com clicksor.com coderstate.com codysbbq.com coffeemashiny.ru commerage.ru
comp-pomosch.ru conciergegroup.org connectikastudio.com copyrightclaims.org copyrightinstitute.org cubook.supernew.org
cyber-monday.ga dailyrank.net dailyseo.xyz darodar.com dawlenie.com dbutton.net dcdcapital.com deart-13.ru
demenageur.com dengi-v-kredit.in.ua descargar-musica-gratis.net detskie-konstruktory.ru dev-seo.blog dienai.ru
diplomas-ru.com dipstar.org distonija.com dividendo.ru djekxa.ru djonwatch.ru docs4all.com docsarchive.net
docsportal.net documentbase.net documentserver.net documentsite.net dogsrun.net dojki-hd.com domain-tracker.com
dominateforex.ml domination.ml doska-vsem.ru dostavka-v-krym.com drugstoreforyou.com drupa.com dvr.biz.ua e-buyeasy.com
e-commerce-seo.com e-commerce-seo1.com earn-from-articles.com earnian-money.info easycommerce.cf ecblog.xyz
ecommerce-seo.org econom.co edakgfvwql.ru edudocs.net eduinfosite.com eduserver.net egovaleo.it ekatalog.xyz
eko-gazon.ru ekto.ee elementspluss.ru elmifarhangi.com englishtopic.ru erot.co escort-russian.com este-line.com.ua
etehnika.com.ua eurocredit.xyz euromasterclass.ru europages.com.ru eurosamodelki.ru event-tracking.com exdocsfiles.com
eyes-on-you.ga f1nder.org fanoboi.com fast-wordpress-start.com fbdownloader.com filesclub.net filesdatabase.net
financial-simulation.com finansov.info findercarphotos.com fix-website-errors.com flowertherapy.ru flyblog.xyz
for-marketersy.info for-your.website forex-procto.ru forsex.info fortwosmartcar.pw forum69.info foxweber.com
frauplus.ru free-video-tool.com freenode.info freewhatsappload.com freewlan.info fsalas.com game300.ru gearcraft.us
gearsadspromo.club generalporn.org gepatit-info.top germes-trans.com get-clickize.info get-seo-help.com
getaadsincome.info getadsincomely.info getfy-click.info getlamborghini.ga getpy-click.info getrichquick.ml
getrichquickly.info ghazel.ru ghostvisitor.com girlporn.ru gkvector.ru glavprofit.ru gobongo.info goodprotein.ru
google-liar.ru googlemare.com googlsucks.com gorgaz.info growth-hackingan.info growth-hackingor.info
growth-hackingy.info guardlink.org handicapvantoday.com happysong.ru hard-porn.mobi havepussy.com hdmoviecamera.net
hdmoviecams.com hit-kino.ru homeafrikalike.tk homemypicture.tk hongfanji.com hosting-tracker.com hottour.com
howopen.ru howtostopreferralspam.eu hulfingtonpost.com humanorightswatch.org hundejo.com hvd-store.com igru-xbox.net
imperiafilm.ru impotentik.com incomekey.net increasewwwtraffic.info inet-shop.su infodocsportal.com inform-ua.info
interferencer.ru intex-air.ru investpamm.ru iskalko.ru ispaniya-costa-blanca.ru it-max.com.ua jjbabskoe.ru jumkite.com
justkillingti.me justprofit.xyz kakablog.net kambasoft.com kazrent.com kerch.site kevblog.top kino-fun.ru kino-key.info
kino2018.cc kinobum.org kinopolet.net kinosed.net knigonosha.net komp-pomosch.ru konkursov.net kozhniebolezni.com
krumble-adsde.info krumble-adsen.info krumbleent-ads.info landliver.org landoftracking.com laptop-4-less.com law-six.xyz
laxdrills.com legalrc.biz lider82.ru lipidofobia.com.br livefixer.com lk-gosuslugi.ru
local-seo-for-multiple-locations.com lsex.xyz lukoilcard.ru lumb.co luxup.ru magicdiet.gq makemoneyonline.com
makeprogress.ga manimpotence.com marketland.ml masterseek.com mebelcomplekt.ru medicineseasybuy.com meds-online24.com
meduza-consult.ru mikozstop.com minegam.com mirtorrent.net mobilemedia.md modforwot.ru monetizationking.net
money-for-placing-articles.com money7777.info moneytop.ru moneyzzz.ru mosrif.ru moyparnik.com mrbojikobi4.biz
mycheaptraffic.com myplaycity.com net-profits.xyz newstaffadsshop.club niki-mlt.ru nubuilderian.info nufaq.com
obsessionphrases.com odsadsmobile.biz office2web.com officedocuments.net online-hit.info online-intim.com
onlinetvseries.me onlinewot.ru onlywoman.org ooo-olni.ru osteochondrosis.ru ownshop.cf ozas.net paidonlinesites.com
perform-like-alibabaity.info perform-likeism-alibaba.info petrovka-online.com photokitchendesign.com picturesmania.com
pills24h.com piulatte.cz pizza-imperia.com pizza-tycoon.com pk-pomosch.ru pokupaylegko.ru pops.foundation porndl.org
pornhive.org pornhub-ru.com porno-chaman.info pornoelita.info pornoforadult.com pornogig.com pornohd1080.online
pornoklad.ru pornonik.com pornoplen.com priceg.com prlog.ru prodvigator.ua professionalsolutions.eu promoforum.ru
promotion-for99.com pron.pro prosmibank.ru psa48.ru purchasepillsnorx.com qualitymarketzone.com quit-smoking.ga qwesa.ru
rank-checker.online rankings-analytics.com rapidgator-porn.ga rapidsites.pro rcb101.ru realresultslist.com rednise.com
regionshop.biz replica-watch.ru resell-seo-services.com responsive-test.net rumamba.com rupolitshow.ru rusexy.xyz
rybalka-opt.ru sad-torg.com.ua sanjosestartups.com santasgift.ml savetubevideo.com savetubevideo.info scat.porn
screentoolkit.com search-error.com searchencrypt.com sell-fb-group-here.com seo-2-0.com seo-platform.com seo-smm.kz
seo-tips.top seoanalyses.com seobook.top seocheckupx.com seocheckupx.net seoexperimenty.ru seojokes.net seopub.net
seoservices2018.com serialsx.ru sexsaoy.com sexyali.com shoppingmiracles.co.uk shops-ru.ru site-auditor.online
siteripz.net sitevaluation.org skinali.com sladkoevideo.com slftsdybbg.ru slow-website.xyz smailik.org
smartphonediscount.info snip.to snip.tw soaksoak.ru sochi-3d.ru social-widget.xyz socialseet.ru socialtrade.biz
solitaire-game.ru sosdepotdebilan.com sovetskie-plakaty.ru speedup-my.site spin2016.cf sportwizard.ru sssexxx.net
steame.ru stocktwists.com store-rx.com stream-tds.com success-seo.com superiends.org supervesti.ru svetka.info
t-rec.su taihouse.ru tattooha.com tedxrj.com tgtclick.com thaoduoctoc.com theautoprofit.ml theguardlan.com
thesmartsearch.net tokshow.online tomck.com top-gan.ru top-l2.com top10-way.com topquality.cf topseoservices.co
track-rankings.online traffic-cash.xyz traffic2money.com trafficgenius.xyz trafficmonetize.org trafficmonetizer.org
traphouselatino.net tuningdom.ru ua.tc undergroundcityphoto.com univerfiles.com unlimitdocs.net unpredictable.ga
uptimechecker.com uzungil.com vardenafil20.com viagra-soft.ru video--production.com video-woman.com
videos-for-your-business.com videotop.biz vodkoved.ru vseigru.one w3javascript.com wakeupseoconsultant.com
wallpaperdesk.info we-ping-for-youic.info web-revenue.xyz webmaster-traffic.com webmonetizer.net
website-analytics.online website-analyzer.info websites-reviews.com websocial.me weburlopener.com wmasterlead.com
woman-orgasm.ru wordpress-crew.net wordpresscore.com workius.ru worldmed.info wufak.com ww2awards.info x5market.ru
xkaz.org xn--80aaajkrncdlqdh6ane8t.xn--p1ai xn--90acenikpebbdd4f6d.xn--p1ai xn--c1acygb.xn--p1ai
xn--80adaggc5bdhlfamsfdij4p7b.xn--p1ai xn--e1agf4c.xn--80adxhks xtrafficplus.com xz618.com ykecwqlixx.ru youporn-ru.com
your-tales.ru yourserverisdown.com zahvat.ru zastroyka.org zvetki.ru
`
  .trim()
  .split(/\s+/)

/** Patterns of spam hosts that appear under ever new names. */
export const spamFamilies: readonly RegExp[] = [
  // 1-best-seo.com, 100-reasons-for-seo.com
  /(^|\.)\d+-(best|reasons-for)-seo\.[a-z]+$/,
  /(^|\.)(best|top\d*|auto|auto-b2b|amazon)?-?seo-(offer|software|solution|services?)(-b2b|-wordpress)?\.[a-z]+$/,
  /(^|\.)autoseo-(service|traffic)s?\.[a-z]+$/,
  // free-share-buttons.com, share-buttons.xyz, get-your-social-buttons.info, buttons-for-your-website.com
  /(^|\.)([a-z0-9]+-)*(share|social|floating)-?buttons?\d*(-[a-z]+)*\.[a-z]+$/,
  /(^|\.)buttons-for-(your-)?website\.[a-z]+$/,
  // cookie-law-enforcement-aa.xyz, law-enforcement-bot-ff.xyz, compliance-alex.xyz
  /(^|\.)([a-z]+-)*law-(enforcement|check)(-[a-z]+)*\d*\.[a-z]+$/,
  /(^|\.)compliance-[a-z]+\.(xyz|top)$/,
  // social-traffic-1.xyz, free-website-traffic.com, get-free-traffic-now.com, traffic2cash.org
  /(^|\.)social-traffic-\d+\.[a-z]+$/,
  /(^|\.)(get-)?free-([a-z]+-)?traffic(-[a-z]+)?\.[a-z]+$/,
  /(^|\.)traffic2(cash|money)\.[a-z]+$/,
  /(^|\.)get-more-free[a-z]*-visitors\.[a-z]+$/,
  /(^|\.)semalt[a-z0-9-]*\.[a-z]+$/,
  /(^|\.)ilove?v?italy\.[a-z]+$/,
  /(^|\.)ranksonic\.[a-z]+$/,
  /(^|\.)o-o-\d+-o-o\.[a-z]+$/,
  /(^|\.)uptime-(as|eu|us)\.net$/,
  /(^|\.)website-speed-check(er)?\.[a-z]+$/,
  /(^|\.)keywords-monitoring(-your)?-success\.[a-z]+$/,
  /(^|\.)(youporn|pornhub)-forum\.[a-z.]+$/,
  // Imitations of banks and offices.
  /(^|\.)(kabinet|online|login|ru-lk|www-lk)-(lk-|my-|login-|online-|card-|click-)?(5ka|alfabank|beeline|binbank|megafon|mil|mkb|mos|mts|pochtabank|rt|tinkoff|ttk|vtb)\.ru$/,
]
