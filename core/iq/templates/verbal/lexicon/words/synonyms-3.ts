// Words, and nothing else. A line is a part of speech and four pairs; the two of a pair mean nearly the same, and what that is
// may stand after a stroke. Pairs are our own. In the lines without strokes the rarer word of each is 3.35 to 3.9 on the
// Zipf scale by SUBTLEX-US (Brysbaert & New 2009); in those with strokes, which are of one theme, by our own judgement.

export const SYNONYMS_3 = `
  adjective: abundant=plentiful/more than enough, scarce=sparse/less than enough, feasible=possible/able to be done, futile=useless/without effect
  adjective: sturdy=robust/not soon broken, brittle=fragile/soon broken, rigid=stiff/not able to be bent, supple=flexible/able to be bent
  adjective: hostile=unfriendly/ready to quarrel, cordial=amiable/warm towards others, weary=tired/in need of rest, lively=energetic/full of activity
  adjective: vivid=bright/strong in colour, drab=dull/without colour, coarse=rough/not fine to the touch, sleek=smooth/fine to the touch
  adjective: barren=infertile/bearing no crops, fertile=fruitful/bearing many crops, slender=thin/having little fat, stout=plump/having much fat
  adjective: obsolete=outdated/no longer used, contemporary=modern/of our time, trivial=unimportant/of no weight, crucial=vital/of the greatest weight
  verb: evade=avoid/keep away from, confront=face/not turn away from, hinder=impede/make harder, facilitate=ease/make less hard
  verb: mock=ridicule/make fun of, commend=praise/speak well of, soothe=calm/make peaceful, irk=annoy/make a little angry
  verb: ascend=climb/go up, plunge=dive/go down fast, retreat=withdraw/go back, advance=progress/go forward
  verb: revise=amend/make changes to, uphold=maintain/keep up, discard=dump/throw away, allot=assign/give as a share
  verb: stumble=trip/nearly fall, stroll=walk/go on foot, sprint=dash/go very fast, glance=look/turn the eyes to
  verb: expand=enlarge/make bigger, shrink=contract/become smaller, demolish=destroy/pull down, erect=build/put up
  noun: blunder=mistake/something done wrong, remedy=cure/what makes well, ailment=illness/what makes unwell, triumph=victory/a great success
  noun: fragment=piece/a part broken off, surplus=excess/what is left over, blend=mixture/several things in one, replica=copy/a thing made like another
  noun: zeal=enthusiasm/great keenness, dread=fear/the feeling that something bad will come, pity=compassion/sorrow for others, spite=malice/a wish to hurt
  noun: bliss=happiness/great joy, gloom=sadness/low spirits, serenity=calmness/peace of mind, wrath=anger/rage
  noun: quarrel=dispute/angry words on both sides, truce=ceasefire/a stop in the fighting, bargain=deal/what two sides agree on, scheme=plan/what is meant to be done
  noun: advocate=supporter/somebody who speaks for it, critic=detractor/somebody who speaks against it, predecessor=forerunner/somebody who came before, heir=successor/somebody who comes after
  adjective: elegant=graceful, numerous=many, accurate=exact, dim=faint
  adjective: capable=competent, universal=worldwide, marvellous=wonderful, juvenile=immature
  adjective: adequate=sufficient, grateful=thankful, acute=severe, warm=heated
  adjective: confidential=secret, slack=loose, awkward=clumsy, precise=accurate
  adjective: gentle=mild, peculiar=unusual, harsh=severe, upright=vertical
  adjective: vital=essential, swift=fleet, wet=soaked, maximum=utmost
  adjective: valiant=brave, deadly=lethal, crooked=bent, merry=jolly
  adjective: lonely=solitary, miserable=wretched, unreal=imaginary, drastic=radical
  adjective: sharp=keen, talented=gifted, important=significant, artificial=synthetic
  adjective: tidy=neat, basic=fundamental, inferior=lesser, delicious=tasty
  adjective: pathetic=pitiful, busy=occupied, shallow=superficial, chilly=cold
  adjective: odd=peculiar, premature=early, dumb=mute, neat=orderly
  adjective: valid=sound, extra=additional, thoughtful=considerate, impressive=striking
  adjective: sour=tart, sensitive=touchy, stark=bare, authentic=genuine
  adjective: witty=clever, solitary=lone, attractive=appealing, hidden=concealed
  adjective: uniform=consistent, imperative=crucial, proper=fitting, poisonous=toxic
  adjective: slippery=slick, apparent=obvious, eternal=everlasting, covert=hidden
  adjective: notorious=infamous, probable=likely, gorgeous=stunning, appropriate=suitable
  adjective: ripe=mellow, outstanding=excellent, vulgar=crude, nasty=unpleasant
  adjective: liable=responsible, supreme=paramount, exquisite=beautiful, extinct=vanished
  adjective: bizarre=weird, sane=rational, elderly=aged, eligible=qualified
  adjective: hopeful=optimistic, narrow=slim, stern=strict, equal=identical
  adjective: primitive=crude, thrilling=exciting, decent=respectable, content=satisfied
  adjective: eager=keen, impulsive=spontaneous, fatal=mortal, startled=surprised
  adjective: distinct=separate, insane=deranged, bogus=counterfeit, essential=necessary
  adjective: outer=external, blank=void, violent=brutal, overdue=late
  adjective: bold=daring, initial=first, superb=splendid, offensive=insulting
  adjective: sloppy=careless, urgent=pressing, verbal=spoken, cheerful=merry
  noun: whim=fancy, massacre=slaughter, grave=tomb, drink=beverage
  noun: disaster=catastrophe, scholar=academic, sorrow=woe, juice=sap
  noun: decline=fall, aim=objective, assembly=gathering, decision=resolution
  noun: surface=exterior, actor=performer, stress=strain, money=currency
  noun: haven=refuge, appeal=plea, essay=composition, oven=stove
  noun: woe=misery, girl=lass, passage=corridor, anger=fury
  noun: proof=confirmation, device=gadget, strain=tension, regret=remorse
  noun: congregation=flock, care=caution, riches=wealth, hoax=deception
  noun: spectacle=sight, cost=expense, robe=gown, hazard=risk
  noun: mission=quest, standard=norm, sanity=reason, trade=commerce
  noun: habitat=home, signal=cue, appetite=hunger, entry=admission
  noun: heap=pile, warehouse=depot, means=method, world=globe
  noun: offence=crime, limb=branch, result=outcome, artist=painter
  noun: influence=sway, business=commerce, patron=sponsor, funds=money
  noun: trophy=prize, break=pause, knack=flair, presence=attendance
  noun: reserve=stock, revenge=vengeance, watchman=guard, extent=scope
  noun: craft=trade, difference=distinction, poem=verse, consent=permission
  noun: rage=fury, sanctuary=haven, walk=stroll, subject=topic
  noun: proportion=ratio, smile=grin, pledge=promise, teacher=tutor
  noun: investigation=inquiry, landscape=scenery, fortune=wealth, glimpse=glance
  noun: substance=matter, replacement=substitute, knob=handle, timber=wood
  noun: argument=dispute, comment=remark, period=era, puzzle=riddle
  noun: rope=cord, imitation=copy, recipe=formula, region=zone
  noun: blossom=flower, tribe=clan, jump=leap, method=procedure
  noun: monument=memorial, technique=method, belief=conviction, label=tag
  noun: errand=task, marsh=swamp, pal=chum, creator=maker
  noun: guide=usher, necessity=need, defender=protector, suspicion=doubt
  noun: shelter=refuge, charity=generosity, guess=estimate, voyage=crossing
  noun: fashion=vogue, humour=wit, encounter=meeting, speed=velocity
  noun: return=comeback, poverty=need, purchase=buy, globe=sphere
  noun: copy=duplicate, logic=reason, pact=treaty, bliss=ecstasy
  noun: queen=sovereign, litter=trash, hostage=captive, idea=notion
  noun: troop=company, journalist=reporter, smoke=fumes, indication=sign
  noun: cloak=cape, government=administration, pursuit=chase, scrap=shred
  noun: chaos=disorder, growth=increase, victim=casualty, journey=trek
  noun: jewel=gem, faith=belief, coach=trainer, quarrel=row
  noun: feeling=sensation, rubbish=trash, edge=brink, resolve=determination
  noun: evening=nightfall, thanks=gratitude, rotation=spin, range=scope
  noun: detective=investigator, perfume=scent, sentence=clause, invention=creation
  noun: sculpture=statue, star=celebrity, folk=people, intuition=instinct
  noun: purse=handbag, clown=jester, donation=contribution, villain=scoundrel
  noun: ordeal=trial, fracture=break, impulse=urge, stack=heap
  noun: cover=lid, harbour=port, collision=crash, agony=torment
  noun: castle=fortress, mountain=peak, phantom=ghost, token=symbol
  noun: insanity=madness, remains=leftovers, corridor=hallway, veil=cover
  noun: treasure=riches, suspense=tension, shrine=temple, institute=organization
  noun: scheme=plot, model=prototype, fault=flaw, opposition=resistance
  noun: programme=schedule, flaw=defect, seed=pip, torch=flashlight
  noun: regulation=rule, fabric=cloth, jeopardy=danger, banquet=feast
  noun: prototype=original, height=altitude, gate=portal, ruler=sovereign
  noun: collapse=breakdown, adventure=exploit, foreigner=alien, rogue=scoundrel
  noun: barrier=obstacle, integrity=honesty, garbage=rubbish, expedition=voyage
  noun: announcement=declaration, legacy=inheritance, torture=torment, land=terrain
  noun: theme=topic, portion=share, skill=expertise, system=method
  noun: work=labour, threshold=doorstep, burglar=thief, devotion=loyalty
  noun: border=frontier, terror=fright, survey=poll, knife=dagger
  noun: problem=difficulty, consequence=result, request=petition, doctor=physician
  noun: salary=wages, display=exhibition, supervisor=foreman, pearl=gem
  noun: reward=bounty, job=occupation, liaison=contact, sarcasm=irony
  noun: sleep=slumber, wage=pay, neighbourhood=vicinity, amusement=entertainment
  noun: concept=notion, virtue=goodness, effect=outcome, support=backing
  noun: sentiment=emotion, retreat=withdrawal, zone=sector, bounty=generosity
  noun: ache=pain, asset=advantage, response=reply, failure=flop
  noun: workshop=studio, rendezvous=meeting, oath=vow, scoundrel=rascal
  noun: release=liberation, impact=collision, area=region, crime=felony
  noun: cemetery=graveyard, vista=view, heat=warmth, nonsense=rubbish
  noun: merit=worth, carnival=fair, gossip=rumour, boss=employer
  noun: contents=filling, banner=flag, poison=venom, insect=bug
  noun: rent=lease, prisoner=captive, quest=search, disease=illness
  noun: realm=kingdom, skeleton=bones, residue=remains, platform=stage
  noun: disguise=mask, union=merger, mansion=manor, climate=weather
  noun: respect=regard, loyalty=allegiance, family=kin, pleasure=delight
  noun: menace=threat, earth=soil, refuge=sanctuary, judgement=verdict
  noun: tune=melody, hush=silence, warning=caution, legend=myth
  noun: ability=skill, exercise=workout, length=distance, maximum=ceiling
  noun: hole=cavity, suggestion=recommendation, bend=curve, car=automobile
  noun: custom=tradition, dress=gown, defect=fault, behaviour=conduct
  noun: target=objective, fog=mist, pile=stack, anxiety=worry
  noun: companion=comrade, gap=opening, bandit=outlaw, antidote=cure
  noun: servant=attendant, plain=prairie, mutiny=rebellion, importance=significance
  noun: summit=top, escape=getaway, illness=sickness, gulf=bay
  noun: origin=source, settlement=colony, fluid=liquid, fright=scare
  verb: arrange=organize, lower=reduce, grasp=clutch, stoop=bend
  verb: declare=state, sponsor=back, hoax=trick, pull=tug
  verb: gaze=stare, spray=squirt, leap=spring, begin=commence
  verb: reform=improve, ensure=guarantee, look=gaze, tickle=amuse
  verb: warp=twist, accompany=escort, conquer=vanquish, strangle=throttle
  verb: forfeit=lose, buy=purchase, share=divide, retrieve=recover
  verb: exchange=swap, regard=consider, outlaw=ban, dare=venture
  verb: upset=distress, open=unlock, salute=greet, wager=bet
  verb: submit=yield, obtain=get, shred=tear, marry=wed
  verb: fasten=secure, tolerate=abide, engage=hire, slaughter=butcher
  verb: succeed=triumph, prove=demonstrate, inherit=receive, clarify=explain
  verb: isolate=separate, terminate=end, triumph=win, roast=bake
  verb: fix=mend, investigate=probe, smile=grin, display=exhibit
  verb: obscure=cloud, trick=deceive, bear=endure, pile=heap
  verb: frighten=scare, execute=perform, join=unite, support=uphold
  verb: alarm=frighten, sling=throw, work=labour, signal=gesture
  verb: grab=snatch, imply=suggest, shelter=harbour, humiliate=shame
  verb: promote=advance, dislike=resent, happen=occur, say=utter
  verb: travel=voyage, swear=vow, manufacture=produce, resolve=settle
  verb: lock=bolt, thank=acknowledge, sip=drink, veil=mask
  verb: tow=pull, enhance=improve, transmit=send, use=employ
  verb: tire=weary, please=delight, flatter=compliment, blend=mix
  verb: foster=promote, acknowledge=admit, sleep=slumber, ease=relieve
  verb: contain=hold, explore=investigate, assemble=gather, reign=rule
  verb: demonstrate=show, drag=haul, prosecute=sue, yell=holler
  verb: ache=hurt, discharge=release, dread=fear, retire=withdraw
  verb: impress=awe, thrust=shove, apologize=repent, sustain=uphold
  verb: confirm=verify, polish=buff, drift=float, overcome=conquer
  verb: embarrass=humiliate, jab=poke, negotiate=bargain, employ=hire
  verb: notify=inform, insult=offend, attach=fasten, plague=torment
  verb: stack=pile, adore=worship, glow=shine, tutor=coach
  verb: rock=sway, adapt=adjust, refund=repay, survey=study
  verb: establish=found, salvage=rescue, obey=comply, suspend=hang
  verb: trim=clip, maintain=preserve, intimate=hint, rent=lease
  verb: deserve=merit, own=possess, welcome=greet, call=summon
  verb: blow=puff, stitch=sew, cause=provoke, defeat=overcome
  verb: label=tag, fake=counterfeit, extract=remove, step=tread
  verb: plead=beg, die=perish, think=reflect, vault=leap
  verb: mend=repair, warn=caution, reserve=book, promise=vow
  verb: generate=produce, crush=squash, store=stash, risk=jeopardize
  verb: remark=comment, capture=seize, anticipate=expect, convince=persuade
  verb: divide=split, accomplish=achieve, glance=peek, seize=grab
  verb: relate=tell, pinch=nip, detect=discover, suffer=endure
  verb: ignore=disregard, smell=sniff, strap=fasten, initiate=start
  verb: check=verify, torment=torture, defy=resist, chat=gossip
  verb: threaten=menace, donate=give, satisfy=content, shout=holler
  verb: vow=pledge, love=adore, last=endure, glue=stick
  verb: rely=depend, pronounce=utter, gesture=motion, carry=convey
  verb: argue=quarrel, jerk=yank, tackle=confront, massacre=slaughter
  verb: draw=sketch, bend=curve, vanquish=defeat, copy=duplicate
  verb: strip=undress, practise=rehearse, see=behold, soil=dirty
  verb: rinse=wash, guide=steer, choose=select, invade=raid
  verb: penetrate=pierce, translate=interpret, bounce=rebound, count=tally
  verb: sway=swing, amuse=entertain, embrace=hug, dismiss=sack
  verb: dispute=contest, reply=respond, bloom=flower, cherish=treasure
  verb: install=fit, contribute=donate, tie=bind, dispatch=send
  verb: mingle=mix, trigger=activate, enter=penetrate, snoop=pry
  verb: disguise=mask, encounter=meet, inhale=breathe, attract=lure
  verb: expect=await, slice=carve, scratch=claw, resume=continue`;
