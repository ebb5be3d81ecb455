// Words, and nothing else. A line is a part of speech and four pairs; the two of a pair mean nearly the same, and what that is
// may stand after a stroke. Pairs are our own. In the lines without strokes the rarer word of each is 3.9 to 4.4 on the
// Zipf scale by SUBTLEX-US (Brysbaert & New 2009); in those with strokes, which are of one theme, by our own judgement.

export const SYNONYMS_2 = `
  adjective: enormous=huge/very large, tiny=minute/very small, ancient=old/of long ago, recent=new/of a short time ago
  adjective: loyal=faithful/standing by others, polite=courteous/showing good manners, cruel=brutal/glad to cause pain, lazy=idle/not willing to work
  adjective: humble=modest/not thinking too highly of oneself, vain=conceited/thinking too highly of oneself, generous=open-handed/glad to give, stingy=mean/not willing to give
  adjective: rapid=swift/very fast, gradual=slow/little by little, precise=exact/right in every detail, vague=unclear/without detail
  adjective: cautious=careful/taking no risks, reckless=rash/taking too many risks, curious=inquisitive/wanting to know, bored=uninterested/not wanting to know
  adjective: fragile=breakable/soon broken, solid=firm/not soft or loose, smooth=even/without bumps, rough=uneven/with bumps
  verb: obtain=acquire/come to have, reject=refuse/not accept, permit=authorise/say that it may be, prevent=avert/keep from happening
  verb: combine=merge/make into one, separate=divide/make into parts, imitate=copy/do the same as another, inspect=examine/look at closely
  verb: vanish=disappear/go out of sight, appear=emerge/come into sight, wander=roam/go about without an aim, tremble=shake/move quickly to and fro
  verb: crawl=creep/move close to the ground, rotate=spin/turn about itself, chase=pursue/go after, escape=flee/run away from
  verb: praise=applaud/say that it is good, blame=accuse/say who is at fault, comfort=console/make less sad, annoy=irritate/make a little angry
  verb: increase=grow/become more, decrease=lessen/become less, continue=proceed/go on, postpone=delay/put off
  noun: border=edge/the outer line, centre=middle/the inmost part, summit=peak/the highest part, base=bottom/the lowest part
  noun: anger=rage/what the offended feel, joy=delight/what the happy feel, sorrow=grief/what mourners feel, fear=terror/what those in danger feel
  noun: courage=bravery/strength in danger, shame=disgrace/loss of honour, envy=jealousy/wanting what others have, patience=tolerance/bearing things calmly
  noun: opponent=rival/somebody on the other side, ally=partner/somebody on the same side, expert=specialist/somebody who knows a subject well, novice=beginner/somebody new to a subject
  noun: guard=sentry/somebody who keeps watch, visitor=guest/somebody who comes to see others, leader=head/somebody in charge, owner=proprietor/somebody to whom a thing belongs
  noun: contest=competition/a trial of who is best, aim=goal/what is to be reached, habit=custom/what is done again and again, proof=evidence/what shows that it is so
  noun: duty=obligation/what one has to do, danger=hazard/what may do harm, benefit=advantage/what does good, drawback=disadvantage/what speaks against it
  adjective: painful=sore, internal=inner, magnificent=splendid, minor=slight
  adjective: thrilled=delighted, novel=original, mature=grown, genuine=real
  adjective: useful=helpful, firm=steady, joint=shared, intelligent=bright
  adjective: primary=chief, tender=sore, precious=valuable, evil=wicked
  adjective: intense=extreme, fortunate=lucky, amusing=funny, thin=skinny
  adjective: average=typical, short=brief, naked=bare, ashamed=embarrassed
  adjective: scared=frightened, convenient=handy, main=principal, holy=sacred
  adjective: recent=fresh, lean=skinny, stable=steady, anxious=worried
  adjective: present=current, broad=wide, dirty=filthy, former=previous
  adjective: regular=routine, useless=worthless, horrible=dreadful, dear=beloved
  adjective: lousy=rotten, pretty=attractive, direct=straight, similar=alike
  adjective: safe=secure, soft=tender, major=leading, clear=plain
  noun: proposal=suggestion, moment=instant, debate=discussion, religion=faith
  noun: contract=agreement, path=track, struggle=fight, phase=stage
  noun: home=residence, help=aid, slice=piece, title=heading
  noun: location=place, assignment=task, route=way, instance=case
  noun: sum=total, offer=proposal, course=path, ring=circle
  noun: staff=personnel, grip=hold, mood=temper, career=profession
  noun: spy=agent, plot=conspiracy, act=deed, maid=servant
  noun: turn=bend, destiny=fate, pattern=design, fleet=navy
  noun: association=society, factory=works, murder=homicide, welcome=reception
  noun: value=worth, sack=bag, outfit=costume, glory=honour
  noun: trust=confidence, waste=refuse, finding=discovery, fee=charge
  noun: manner=way, race=contest, palace=castle, example=instance
  noun: instrument=tool, contest=match, list=register, hotel=inn
  noun: excitement=thrill, deed=action, success=victory, door=entrance
  noun: talk=chat, ship=vessel, farewell=goodbye, secret=confidence
  noun: soldier=warrior, academy=college, phrase=expression, defeat=loss
  noun: term=word, animal=beast, clerk=assistant, valley=dale
  noun: employee=worker, discipline=control, officer=policeman, map=chart
  noun: core=heart, client=customer, sympathy=pity, detail=particular
  noun: situation=circumstances, holiday=vacation, shout=yell, sight=vision
  noun: occasion=event, explosion=blast, hero=champion, sickness=disease
  noun: advice=counsel, equipment=gear, answer=response, task=job
  noun: street=avenue, moral=lesson, routine=habit, arrival=coming
  noun: progress=advance, document=paper, freedom=liberty, minimum=least
  noun: clue=hint, coward=chicken, character=personality, knowledge=learning
  noun: role=part, injury=wound, scene=setting, emotion=feeling
  noun: supply=stock, alarm=panic, league=alliance, paradise=heaven
  noun: room=chamber, captain=skipper, purpose=aim, civilization=culture
  noun: tone=pitch, tear=rip, description=account, dream=vision
  noun: policy=strategy, motion=movement, stick=rod, suffering=pain
  noun: increase=rise, dinner=supper, nation=state, conclusion=end
  noun: elevator=lift, sword=blade, engine=motor, style=manner
  noun: crisis=emergency, pressure=stress, district=quarter, sequence=series
  noun: treatment=therapy, champion=winner, lecture=talk, rank=grade
  noun: species=kind, creature=being, session=sitting, protection=shelter
  noun: squad=team, twist=turn, tradition=convention, strategy=plan
  noun: battle=combat, sign=symbol, sky=heavens, journal=diary
  noun: link=connection, country=nation, expert=authority, loan=advance
  noun: creek=stream, partner=associate, beach=shore, desire=wish
  noun: cabin=hut, bowl=dish, wagon=cart, penalty=punishment
  noun: citizen=national, article=item, school=academy, reputation=standing
  noun: choice=option, chat=conversation, lawn=grass, boy=lad
  noun: attempt=effort, protest=objection, flame=fire, trail=path
  noun: site=location, burden=load, step=pace, comfort=ease
  noun: surgeon=operator, aid=assistance, practice=drill, load=cargo
  noun: ruin=wreck, clinic=surgery, carpet=rug, solution=answer
  noun: award=prize, violence=force, beam=ray, message=communication
  noun: university=college, cook=chef, gain=profit, goal=target
  noun: nerve=courage, frame=border, author=writer, person=individual
  noun: intention=purpose, night=darkness, party=celebration, dust=powder
  verb: taste=sample, improve=better, recommend=advise, desire=want
  verb: curse=swear, debate=discuss, cease=stop, receive=get
  verb: attempt=try, direct=guide, switch=exchange, follow=trail
  verb: assault=attack, write=pen, seem=appear, accept=receive
  verb: monitor=watch, award=grant, load=burden, function=operate
  verb: defend=protect, knock=rap, seek=hunt, sneak=creep
  verb: point=aim, provide=supply, launch=begin, stab=knife
  verb: increase=rise, interrupt=break, sweep=brush, favour=prefer
  verb: offer=propose, respond=answer, wish=desire, journey=travel
  verb: paint=colour, permit=let, rear=raise, conduct=lead
  verb: squeeze=press, demand=require, recall=remember, lead=guide
  verb: proceed=advance, grow=mature, solve=crack, bring=fetch
  verb: hint=suggest, move=shift, show=reveal, admit=confess
  verb: break=smash, operate=run, challenge=dare, need=require
  verb: ruin=wreck, rip=tear, find=locate, disturb=bother
  verb: serve=attend, hop=bounce, prick=pierce, beat=defeat
  verb: combat=fight, advise=counsel, research=investigate, lend=loan
  verb: volunteer=offer, search=seek, halt=stop, express=voice
  verb: inform=tell, wipe=rub, march=parade, create=produce
  verb: aid=help, intend=mean, discover=find, rank=grade
  verb: watch=observe, connect=join, plug=stop, screen=shield
  verb: notice=observe, mount=climb, slap=smack, guarantee=warrant
  verb: transport=carry, reckon=figure, cure=heal, handle=manage
  verb: influence=affect, cool=chill, alert=warn, value=prize
  verb: propose=suggest, spoil=ruin, identify=recognize, protect=shield`;
